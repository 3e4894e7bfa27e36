package io.nasreplay.benchmarks.operations;

/** In which order the blocks of a file are visited. */
public enum Order {
  /** From start to end, then again. */
  SEQUENTIAL,
  /** Each block once in random order, then again in another. */
  PERMUTED
}
