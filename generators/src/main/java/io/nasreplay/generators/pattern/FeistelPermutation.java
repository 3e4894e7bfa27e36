package io.nasreplay.generators.pattern;

import org.apache.commons.rng.UniformRandomProvider;

/**
 * A random permutation of 0 to n-1 that is computed, not stored: twelve round keys stand for it,
 * whatever n. Immutable.
 *
 * <p>It is a balanced Feistel network over the smallest even power of two that holds n. A Feistel
 * network is a bijection whatever its round function is, and a few rounds with a good one are close
 * to a random permutation (Luby and Rackoff, "How to Construct Pseudorandom Permutations from
 * Pseudorandom Functions", SIAM J. Comput. 17, 1988). Both halves are equally wide, hence the even
 * power. Results from n on are fed back until one is below n ("cycle walking": Black and Rogaway,
 * "Ciphers with Arbitrary Finite Domains", CT-RSA 2002), which keeps the bijection; as the domain
 * is below 4n, fewer than four rounds of feedback are needed on average.
 *
 * <p>Twelve rounds, where four suffice for wide halves: with the few bits of a small n each round
 * mixes little, and ten are measurably too few for n = 7. Whatever the rounds, a network with
 * halves of two bits or more only makes even permutations; a coin that lets 0 and 1 change places
 * makes the odd ones as likely.
 */
final class FeistelPermutation {
  private static final int ROUNDS = 12;

  private final long size;
  private final int halfBits;
  private final long halfMask;
  private final long[] keys = new long[ROUNDS];
  private final boolean isSwapped;

  FeistelPermutation(long size, UniformRandomProvider random) {
    this.size = size;
    int bits = Long.SIZE - Long.numberOfLeadingZeros(size - 1);
    this.halfBits = Math.max(1, (bits + 1) / 2);
    this.halfMask = (1L << halfBits) - 1;
    for (int round = 0; round < ROUNDS; round++) {
      keys[round] = random.nextLong();
    }
    this.isSwapped = random.nextBoolean() && size > 1;
  }

  /** Where {@code value}, 0 to n-1, goes. */
  long apply(long value) {
    long image = encrypt(value);
    while (image >= size) {
      image = encrypt(image);
    }
    return swap(image);
  }

  /** What goes to {@code image}, 0 to n-1. */
  long invert(long image) {
    long value = decrypt(swap(image));
    while (value >= size) {
      value = decrypt(value);
    }
    return value;
  }

  private long swap(long value) {
    return isSwapped && value < 2 ? 1 - value : value;
  }

  private long encrypt(long value) {
    long left = value >>> halfBits;
    long right = value & halfMask;
    for (long key : keys) {
      long mixed = left ^ (mix(right, key) & halfMask);
      left = right;
      right = mixed;
    }
    return (left << halfBits) | right;
  }

  private long decrypt(long value) {
    long left = value >>> halfBits;
    long right = value & halfMask;
    for (int round = ROUNDS - 1; round >= 0; round--) {
      long mixed = right ^ (mix(left, keys[round]) & halfMask);
      right = left;
      left = mixed;
    }
    return (left << halfBits) | right;
  }

  /** The finalizer of SplitMix64, "Mix13" of Stafford: every input bit reaches every output bit. */
  private static long mix(long half, long key) {
    long z = half * 0x9E3779B97F4A7C15L + key;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
