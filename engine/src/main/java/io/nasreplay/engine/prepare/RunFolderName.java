package io.nasreplay.engine.prepare;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/** How run folders are called: a fixed start, and an id that was never used before. */
final class RunFolderName {
  static final String FILES = "files";
  static final String LOCK = "lock";

  private static final String START = "nasreplay-run-";
  private static final int ID_CHARS = 12;
  private static final Pattern NAME = Pattern.compile(START + "[0-9a-f]{" + ID_CHARS + "}");

  private RunFolderName() {}

  /** A name that no folder has. */
  static String fresh() {
    return START + UUID.randomUUID().toString().replace("-", "").substring(0, ID_CHARS);
  }

  /** Whether it is a real directory, no link, with such a name. */
  static boolean matches(Path folder) {
    Path name = folder.getFileName();
    return name != null
        && NAME.matcher(name.toString()).matches()
        && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS);
  }

  /** The folders on a target with such names, in the order of their names. */
  static List<Path> allOn(Path target) throws IOException {
    List<Path> folders = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(target, START + "*")) {
      entries.forEach(folders::add);
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return folders.stream().filter(RunFolderName::matches).sorted().toList();
  }
}
