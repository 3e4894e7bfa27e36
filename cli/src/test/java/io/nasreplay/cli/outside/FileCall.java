package io.nasreplay.cli.outside;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A call on the files of a run folder, in one line such as {@code read d/a.bin 4096 bytes at 8192}.
 *
 * @param text the line; an error that the kernel gave stands at its end
 * @param call where it comes from
 */
record FileCall(String text, KernelCall call) {
  private static final Pattern IN_RUN_FOLDER =
      Pattern.compile(".*/nasreplay-run-[0-9a-f]{12}/files(?:/(.*))?");

  /** Flags of open that say nothing about the file. */
  private static final Set<String> SILENT =
      Set.of("O_CLOEXEC", "O_DIRECTORY", "O_LARGEFILE", "O_NOFOLLOW", "O_NONBLOCK");

  /** The call as a line; empty when it is not on files of a run folder. */
  static Optional<FileCall> of(KernelCall call) {
    int pathAt = call.name().endsWith("at") || call.name().equals("statx") ? 1 : 0;
    Optional<String> file = inRunFolder(call.path(pathAt));
    if (pathAt == 1 && call.path(1).isEmpty()) {
      file = inRunFolder(call.path(0));
    }
    return file.map(path -> new FileCall(line(call, path) + suffix(call), call));
  }

  @Override
  public String toString() {
    return text;
  }

  private static String line(KernelCall call, String file) {
    List<String> arguments = call.arguments();
    return switch (call.name()) {
      case "open" -> "open " + file + " " + flags(arguments.get(1));
      case "openat" -> "open " + file + " " + flags(arguments.get(2));
      case "pread64" -> "read " + file + " " + transfer(call);
      case "pwrite64" -> "write " + file + " " + transfer(call);
      case "write" -> "append " + file + " " + call.number(2) + " bytes";
      case "ftruncate", "truncate" -> "truncate " + file + " to " + call.number(1);
      case "rename" -> "rename " + file + " to " + inRunFolder(call.path(1)).orElse("?");
      case "mkdirat" -> "mkdir " + file;
      case "stat", "lstat", "statx", "newfstatat" -> pathStat(call, file);
      case "getdents", "getdents64" -> "entries " + file;
      default -> call.name() + " " + file;
    };
  }

  private static String pathStat(KernelCall call, String file) {
    boolean ofDescriptor = !call.name().endsWith("stat") || call.name().equals("newfstatat");
    return (ofDescriptor && call.path(1).isEmpty() ? "fstat " : "stat ") + file;
  }

  private static String transfer(KernelCall call) {
    return call.number(2) + " bytes at " + call.number(3);
  }

  private static String flags(String flags) {
    return Arrays.stream(flags.split("\\|"))
        .filter(flag -> !SILENT.contains(flag))
        .sorted()
        .collect(Collectors.joining("|"));
  }

  private static String suffix(KernelCall call) {
    boolean moves = Set.of("pread64", "pwrite64", "write").contains(call.name());
    if (!call.error().isEmpty()) {
      return " " + call.error();
    }
    boolean isShort = moves && Long.parseLong(call.result()) != call.number(2);
    return isShort ? " = " + call.result() : "";
  }

  private static Optional<String> inRunFolder(String path) {
    Matcher matcher = IN_RUN_FOLDER.matcher(path);
    return matcher.matches()
        ? Optional.of(matcher.group(1) == null ? "." : matcher.group(1))
        : Optional.empty();
  }
}
