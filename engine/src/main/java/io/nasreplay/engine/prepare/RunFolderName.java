package io.nasreplay.engine.prepare;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * How run folders are called: a fixed start, an id that was never used before, and the id's
 * checksum, so that a name which somebody else chose is not taken for one of these.
 */
final class RunFolderName {
  static final String FILES = "files";
  static final String LOCK = "lock";

  private static final String START = "nasreplay-run-";
  private static final int ID_CHARS = 8;
  private static final Pattern NAME = Pattern.compile(START + "([0-9a-f]{8})([0-9a-f]{4})");

  private RunFolderName() {}

  /** A name that no folder has. */
  static String fresh() {
    String id = UUID.randomUUID().toString().substring(0, ID_CHARS);
    return START + id + checksum(id);
  }

  /** Whether it is a real directory, no link, with such a name. */
  static boolean matches(Path folder) {
    Path name = folder.getFileName();
    return name != null
        && isOurs(name.toString())
        && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS);
  }

  private static boolean isOurs(String name) {
    Matcher parts = NAME.matcher(name);
    return parts.matches() && parts.group(2).equals(checksum(parts.group(1)));
  }

  /** The last 16 bits of the id's CRC-32, as four hexadecimal digits. */
  private static String checksum(String id) {
    CRC32 crc = new CRC32();
    crc.update(id.getBytes(StandardCharsets.US_ASCII));
    return String.format(Locale.ROOT, "%04x", crc.getValue() & 0xffff);
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
