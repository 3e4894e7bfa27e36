package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.ReplayOptions;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What prepared files are derived from: equal keys, equal names, sizes and bytes. */
final class SetKey {
  private SetKey() {}

  static String of(FileSet set, ReplayOptions options) {
    MessageDigest digest = sha256();
    add(digest, options.dataSource() + " " + options.seed());
    set.directories().forEach(path -> add(digest, "dir " + EscapedName.of(path)));
    for (FileSet.SetFile file : set.files()) {
      add(
          digest,
          "file "
              + file.lengthBytes()
              + " "
              + file.contentId()
              + " "
              + EscapedName.of(file.path()));
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void add(MessageDigest digest, String line) {
    digest.update((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
