package io.nasreplay.engine.content;

/**
 * The finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators,
 * OOPSLA 2014; constants of Stafford's variant 13): a bijection of 64 bits in which every input bit
 * changes about half of the output bits.
 */
final class Mixing {
  /** The golden ratio in 64 bits: the increment of SplitMix64. */
  static final long GOLDEN = 0x9e3779b97f4a7c15L;

  private Mixing() {}

  static long mix(long value) {
    long z = value;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /** Output number {@code index} of the SplitMix64 sequence that starts at {@code state}. */
  static long mixAt(long state, int index) {
    return mix(state + GOLDEN * (index + 1));
  }

  /** Takes one more word into a running hash. */
  static long absorb(long hash, long word) {
    return mix((hash ^ word) + GOLDEN);
  }
}
