package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.local.LocalTarget;
import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.Target;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Finds names that the target cannot hold before a byte is written. */
final class NameCheck {
  /**
   * What Windows and many NAS shares refuse: reserved characters and names, a dot or space at the
   * end.
   */
  private static final Pattern REFUSED_SOMEWHERE =
      Pattern.compile(
          ".*[<>:\"\\\\|?*\\x01-\\x1f].*|.*[. ]|(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  /** Longer than this in UTF-8 is refused by most file systems. */
  private static final int LONGEST_NAME_BYTES = 255;

  private static final Pattern SLASH = Pattern.compile("/");
  private static final OpenFlags PROBE = OpenFlags.of(OpenFlags.Access.W, OpenFlags.Option.NEW);

  private final Path target;
  private final Target files;

  /**
   * @param target what messages name
   * @param files the folder of the files, still without any
   */
  NameCheck(Path target, Target files) {
    this.target = target;
    this.files = files;
  }

  /** The names, without their directories, that some targets refuse. */
  static List<String> doubtful(Collection<String> paths) {
    return paths.stream()
        .flatMap(SLASH::splitAsStream)
        .distinct()
        .filter(NameCheck::isDoubtful)
        .toList();
  }

  /** Checks that this system can have such names at all. No I/O. */
  void resolve(Collection<String> paths) {
    for (String path : paths) {
      try {
        files.locate(path);
      } catch (InvalidPathException e) {
        throw LocalTarget.isEncodable(path) ? refused(path, e) : unencodable(path, e);
      }
    }
  }

  /** Tries doubtful names by making an empty file of each and removing it. */
  void tryOut(List<String> doubtfulNames) {
    for (String name : doubtfulNames) {
      try {
        files.open(files.locate(name), PROBE, OpenMode.BUFFERED).close();
        files.delete(files.locate(name));
      } catch (IOException e) {
        throw refused(name, e);
      }
    }
  }

  /**
   * Checks that names which differ in case only can be told apart.
   *
   * @param existing a directory that is there, with a name in lower case
   */
  void tellApart(Path existing, Collection<String> paths) {
    Path shouted = existing.resolveSibling(RunFolderName.FILES.toUpperCase(Locale.ROOT));
    if (Files.exists(shouted, LinkOption.NOFOLLOW_LINKS)) {
      refuseEqualButForCase(paths);
    }
  }

  void refuseEqualButForCase(Collection<String> paths) {
    Map<String, String> byFolded = new HashMap<>();
    for (String path : paths) {
      String other = byFolded.putIfAbsent(path.toLowerCase(Locale.ROOT), path);
      if (other != null && !other.equals(path)) {
        throw new EnvironmentException(
            target
                + " cannot tell \""
                + path
                + "\" from \""
                + other
                + "\"; use a target that tells upper from lower case, or rename one in the trace");
      }
    }
  }

  private EnvironmentException refused(String name, Exception cause) {
    return new EnvironmentException(
        target
            + " cannot hold the name \""
            + name
            + "\" of the trace ("
            + cause.getMessage()
            + "); rename it in the trace, or use a target that allows it",
        cause);
  }

  private static EnvironmentException unencodable(String name, InvalidPathException cause) {
    return new EnvironmentException(
        "this client's locale has no characters for the name \""
            + name
            + "\" of the trace; set LC_ALL=C.UTF-8, or another UTF-8 locale, and start again",
        cause);
  }

  private static boolean isDoubtful(String name) {
    return REFUSED_SOMEWHERE.matcher(name).matches()
        || name.getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME_BYTES;
  }
}
