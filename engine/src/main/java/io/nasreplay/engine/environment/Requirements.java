package io.nasreplay.engine.environment;

/**
 * What a run needs of its target.
 *
 * @param bytes space for the file set and what the trace adds to it, 0 or more
 * @param inodes files and directories that will be made, 0 or more
 * @param workingSetBytes distinct bytes that the trace touches, 0 or more; 0 when not known
 */
public record Requirements(long bytes, long inodes, long workingSetBytes) {
  /** Nothing in particular. */
  public static final Requirements NONE = new Requirements(0, 0, 0);

  public Requirements {
    requireNotNegative("bytes", bytes);
    requireNotNegative("inodes", inodes);
    requireNotNegative("working set", workingSetBytes);
  }

  private static void requireNotNegative(String name, long value) {
    if (value < 0) {
      throw new IllegalArgumentException(name + " is " + value + "; allowed: 0 or more");
    }
  }
}
