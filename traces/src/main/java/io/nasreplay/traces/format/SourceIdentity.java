package io.nasreplay.traces.format;

import java.io.IOException;

/**
 * What a trace depends on, known without reading its rows: sources with equal identities yield
 * equal traces.
 */
public interface SourceIdentity {
  /** A digest by SHA-256 in lower-case hexadecimal, 64 digits. */
  String digest();

  /**
   * Whether the source still is what it was when the identity was taken. Blocks on a source that
   * lies in a file.
   *
   * @throws IOException when it can no longer be told
   */
  boolean isCurrent() throws IOException;
}
