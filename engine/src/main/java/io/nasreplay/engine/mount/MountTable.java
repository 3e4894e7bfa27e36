package io.nasreplay.engine.mount;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The mounts that this process sees, in the order of mounting: {@code /proc/self/mountinfo} as
 * described in proc(5). Lines that do not have its form are passed over.
 */
public final class MountTable {
  private static final Path MOUNTINFO = Path.of("/proc/self/mountinfo");
  private static final int DEVICE = 2;
  private static final int ROOT = 3;
  private static final int MOUNT_POINT = 4;
  private static final int MOUNT_OPTIONS = 5;
  private static final int OPTIONAL_FIELDS = 6;
  private static final int OCTAL_ESCAPE_CHARS = 4;

  private final List<Mount> mounts;

  private MountTable(List<Mount> mounts) {
    this.mounts = mounts;
  }

  /** This system's; without a mount where it has no such table. */
  public static MountTable ofThisSystem() {
    try {
      String text = new String(Files.readAllBytes(MOUNTINFO), StandardCharsets.UTF_8);
      return parse(List.of(text.split("\n")));
    } catch (IOException e) {
      return new MountTable(List.of());
    }
  }

  /** The table that these lines of mountinfo tell. */
  public static MountTable parse(List<String> lines) {
    List<Mount> mounts = new ArrayList<>();
    lines.forEach(line -> parseLine(line).ifPresent(mounts::add));
    return new MountTable(List.copyOf(mounts));
  }

  List<Mount> mounts() {
    return mounts;
  }

  /**
   * The mount that holds a path: the longest mount point; of mounts on one point the last, which
   * hides the others.
   *
   * @param path a real path, without links
   */
  public Optional<Mount> holding(String path) {
    return holding(mounts, path);
  }

  static Optional<Mount> holding(List<Mount> mounts, String path) {
    return mounts.stream()
        .filter(mount -> mount.covers(path))
        .reduce((a, b) -> b.mountPoint().length() >= a.mountPoint().length() ? b : a);
  }

  private static Optional<Mount> parseLine(String line) {
    List<String> fields = List.of(line.split(" "));
    int separator = fields.size() > OPTIONAL_FIELDS ? separatorIn(fields) : -1;
    if (separator < 0 || fields.size() < separator + 3) {
      return Optional.empty();
    }
    String superOptions = fields.size() > separator + 3 ? fields.get(separator + 3) : "";
    return Optional.of(
        new Mount(
            fields.get(DEVICE),
            unescape(fields.get(ROOT)),
            unescape(fields.get(MOUNT_POINT)),
            unescape(fields.get(separator + 1)),
            unescape(fields.get(separator + 2)),
            options(fields.get(MOUNT_OPTIONS), superOptions)));
  }

  private static int separatorIn(List<String> fields) {
    int index = fields.subList(OPTIONAL_FIELDS, fields.size()).indexOf("-");
    return index < 0 ? index : index + OPTIONAL_FIELDS;
  }

  private static List<String> options(String ofTheMount, String ofTheFileSystem) {
    return Stream.of(ofTheMount, ofTheFileSystem)
        .flatMap(list -> Stream.of(list.split(",")))
        .filter(option -> !option.isEmpty())
        .map(MountTable::unescape)
        .distinct()
        .toList();
  }

  /** Space, tab, line end and backslash stand as octal numbers of their bytes. */
  private static String unescape(String field) {
    if (field.indexOf('\\') < 0) {
      return field;
    }
    StringBuilder plain = new StringBuilder();
    int at = 0;
    while (at < field.length()) {
      int end = at + OCTAL_ESCAPE_CHARS;
      if (end <= field.length() && field.substring(at, end).matches("\\\\[0-3][0-7]{2}")) {
        plain.append((char) Integer.parseInt(field, at + 1, end, 8));
        at = end;
      } else {
        plain.append(field.charAt(at++));
      }
    }
    return plain.toString();
  }
}
