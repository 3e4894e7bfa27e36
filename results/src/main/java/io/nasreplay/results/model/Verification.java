package io.nasreplay.results.model;

import java.util.List;

/**
 * The outcome of reading everything back.
 *
 * @param intact whether all of it holds what was last written
 * @param files files checked
 * @param bytes bytes checked
 * @param damagedBlocks blocks of 4 KiB that hold something else
 * @param first the first ones in detail
 */
public record Verification(
    boolean intact, long files, long bytes, long damagedBlocks, List<Damage> first) {
  /** What can be wrong with a place. */
  public static final List<String> KINDS =
      List.of("wrong", "stale", "torn", "misplaced", "missing", "size");

  public Verification {
    Ranges.requireAtLeast("files", files, 0);
    Ranges.requireAtLeast("bytes", bytes, 0);
    Ranges.requireAtLeast("damagedBlocks", damagedBlocks, 0);
    first = List.copyOf(first);
  }

  /**
   * One damaged place.
   *
   * @param path the file
   * @param offsetBytes where
   * @param lengthBytes how much
   * @param kind wrong, stale, torn, misplaced, missing or size
   * @param detail what was found, in words
   */
  public record Damage(
      String path, long offsetBytes, long lengthBytes, String kind, String detail) {
    public Damage {
      Ranges.requireAtLeast("offsetBytes", offsetBytes, 0);
      Ranges.requireAtLeast("lengthBytes", lengthBytes, 0);
      Ranges.requireOneOf("kind", kind, KINDS);
    }
  }
}
