package io.nasreplay.cli.outside;

import io.nasreplay.cli.packaged.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs the packaged program under strace. */
final class Strace {
  private static final String CALLS =
      "?open,openat,close,read,pread64,readv,preadv,write,pwrite64,writev,pwritev,fsync,fdatasync,"
          + "ftruncate,truncate,?mkdir,mkdirat,?rmdir,?unlink,unlinkat,?rename,?renameat,renameat2,"
          + "?stat,?lstat,?newfstatat,fstat,statx,?getdents,getdents64,lseek,?access,faccessat,"
          + "?copy_file_range,?sendfile,prctl";

  private Strace() {}

  /** Why it cannot be used here; empty when it can. */
  static Optional<String> whyNot() {
    try {
      Program.Outcome outcome =
          Program.run(
              Path.of("."),
              Map.of(),
              List.of("strace", "-f", "--seccomp-bpf", "-o", "/dev/null", "true"));
      return outcome.exitCode() == 0
          ? Optional.empty()
          : Optional.of("strace may not trace here: " + outcome.err().strip());
    } catch (java.io.UncheckedIOException e) {
      return Optional.of("strace is not installed");
    }
  }

  /** What the program said, and what each of its threads asked of the kernel. */
  record Observation(Program.Outcome outcome, List<ThreadCalls> threads) {}

  static Observation jar(Path folder, String... arguments) throws IOException {
    return observe(folder, List.of(), arguments);
  }

  /**
   * As {@link #jar}, but only what is asked of one file is told, and each read and write of it is
   * held up when it begins, so that those begun meet however fast the disk is.
   */
  static Observation jarWithSlowFile(Path folder, Path file, String... arguments)
      throws IOException {
    String delay = "inject=pread64,pwrite64:delay_enter=50000";
    return observe(folder, List.of("-P", file.toString(), "-e", delay), arguments);
  }

  private static Observation observe(Path folder, List<String> options, String... arguments)
      throws IOException {
    Path logs = Files.createTempDirectory("nasreplay-strace-");
    List<String> command =
        new ArrayList<>(List.of("strace", "-ff", "-ttt", "-T", "-y", "-s", "16", "--seccomp-bpf"));
    command.addAll(List.of("-e", "trace=" + CALLS, "-o", logs.resolve("t").toString()));
    command.addAll(options);
    command.addAll(Program.command(arguments));
    Program.Outcome outcome = Program.run(folder, Map.of(), command);
    List<ThreadCalls> threads = new ArrayList<>();
    try (Stream<Path> files = Files.list(logs)) {
      for (Path file : files.sorted().toList()) {
        threads.add(ThreadCalls.of(Files.readAllLines(file, StandardCharsets.UTF_8)));
        Files.delete(file);
      }
    }
    Files.delete(logs);
    return new Observation(outcome, threads);
  }
}
