package io.nasreplay.generators.random;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Makes the generators of a workload. Each use of chance has a name, so that adding one leaves the
 * numbers of all others as they were.
 *
 * <p>The algorithm is xoshiro256++ (Blackman and Vigna, "Scrambled Linear Pseudorandom Number
 * Generators", ACM TOMS 47, 2021). Its four 64-bit state words are the SHA-256 of the seed (8
 * bytes, big endian) followed by each name (its UTF-8 length in 4 bytes, big endian, then its UTF-8
 * bytes), read as big-endian words. Equal seeds and names give equal numbers on every JVM and
 * system.
 */
public final class SeededRandom {
  private static final int STATE_WORDS = 4;

  private SeededRandom() {}

  /**
   * A new generator, at the start of its sequence; for use by one thread.
   *
   * @param seed the workload's seed, any value
   * @param name what it is for, from the general to the special, for example {@code "stream", "3",
   *     "think"}
   */
  public static UniformRandomProvider of(long seed, String... name) {
    MessageDigest digest = sha256();
    digest.update(ByteBuffer.allocate(Long.BYTES).putLong(seed).flip());
    for (String part : name) {
      byte[] utf8 = part.getBytes(StandardCharsets.UTF_8);
      digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(utf8.length).flip());
      digest.update(utf8);
    }
    return RandomSource.XO_SHI_RO_256_PP.create(words(digest.digest()));
  }

  private static long[] words(byte[] bytes) {
    long[] words = new long[STATE_WORDS];
    ByteBuffer.wrap(bytes).asLongBuffer().get(words);
    return words;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
