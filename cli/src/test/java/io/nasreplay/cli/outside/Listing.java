package io.nasreplay.cli.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** All that is below a folder: names, kinds, sizes, times of change and content. */
final class Listing {
  private Listing() {}

  /** One line per entry, by path; links are not followed. */
  static Map<String, String> of(Path folder) throws IOException {
    Map<String, String> listing = new TreeMap<>();
    try (Stream<Path> entries = Files.walk(folder)) {
      for (Path entry : entries.filter(path -> !path.equals(folder)).toList()) {
        listing.put(folder.relativize(entry).toString(), describe(entry));
      }
    }
    return listing;
  }

  private static String describe(Path entry) throws IOException {
    BasicFileAttributes attributes =
        Files.readAttributes(entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    String changed = " changed " + attributes.lastModifiedTime().toInstant();
    if (attributes.isSymbolicLink()) {
      return "link to " + Files.readSymbolicLink(entry) + changed;
    }
    if (attributes.isDirectory()) {
      return "directory" + changed;
    }
    return attributes.size() + " bytes " + sha256(entry) + changed;
  }

  private static String sha256(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
