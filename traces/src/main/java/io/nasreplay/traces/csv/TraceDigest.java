package io.nasreplay.traces.csv;

import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * A trace's identity: the SHA-256 digest over the canonical header row and rows, in UTF-8. Metadata
 * is no part of it, nor are the order of columns, quotes and defaults that a file writes out. Takes
 * the rows one by one; not thread-safe.
 */
public final class TraceDigest {
  private final MessageDigest sha256 = sha256();
  private final CsvRows rows;
  private @Nullable String hex;

  /** The digest of no rows yet. */
  public TraceDigest() {
    try {
      rows = new CsvRows(new DigestOutputStream(OutputStream.nullOutputStream(), sha256));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Adds the next row. */
  public void update(TraceRow row) {
    if (hex != null) {
      throw new IllegalStateException("the digest is complete; allowed: no more rows");
    }
    try {
      rows.print(row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The digest of all rows, 64 lower case hexadecimal digits; no row can be added afterwards. */
  public String hex() {
    if (hex == null) {
      try {
        rows.passOn();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      hex = HexFormat.of().formatHex(sha256.digest());
    }
    return hex;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
