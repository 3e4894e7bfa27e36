package io.nasreplay.generators.pattern;

/**
 * The order in which the blocks of a file are accessed. Endless: after a full pass a new pass
 * starts. Single-threaded, constant memory.
 */
public interface BlockOrder {
  /** How many blocks there are, 1 or more. */
  long blocks();

  /** The index of the next block, 0 to {@code blocks() - 1}. */
  long next();
}
