package io.nasreplay.generators.pattern;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Which of several files the next operation of a stream uses. The stream stays on the same file
 * with a given probability and otherwise goes to <em>another</em> one, so that when each file is
 * accessed sequentially the share of sequential operations is that probability.
 *
 * <p>Two things keep the share close to the probability for every seed, which independent draws
 * would not (5,000 draws spread by half a percentage point):
 *
 * <ul>
 *   <li>of every {@value #WINDOW} decisions taken on a file, exactly the wanted share are stays, at
 *       random places (selection sampling: Knuth, TAOCP 2, 3.4.2, algorithm S);
 *   <li>the other file is chosen in proportion to the operations that it still has, so that all
 *       files end at about the same time and no long rest of one file remains.
 * </ul>
 *
 * Single-threaded; memory per file only.
 */
public final class Interleaving {
  static final int WINDOW = 100;

  private final UniformRandomProvider random;
  private final long[] left;
  private final StayDecision[] decisions;
  private long leftInAll;
  private int current = -1;

  private Interleaving(long[] operations, double stay, UniformRandomProvider random) {
    checkArgument(operations.length >= 1, "files is 0; allowed: 1 or more");
    checkArgument(stay >= 0 && stay <= 1, "stay is %s; allowed: 0 to 1", stay);
    for (long count : operations) {
      checkArgument(count >= 0, "operations of a file is %s; allowed: 0 or more", count);
    }
    this.random = random;
    this.left = operations.clone();
    this.leftInAll = LongStream.of(operations).reduce(0, Math::addExact);
    this.decisions = new StayDecision[operations.length];
    Arrays.setAll(decisions, file -> new StayDecision(stay, WINDOW, random));
  }

  /**
   * Files that are each used a given number of times. A file that is the only one with operations
   * left is stayed on whatever the probability.
   *
   * @param operations per file, how many operations it gets in all, 0 or more
   * @param stay the probability of staying, 0 to 1
   */
  public static Interleaving ofOperations(
      long[] operations, double stay, UniformRandomProvider random) {
    return new Interleaving(operations, stay, random);
  }

  /** Whether any operation is left. */
  public boolean hasNext() {
    return leftInAll > 0;
  }

  /**
   * The file of the next operation, counted from 0.
   *
   * @throws IllegalStateException when no operation is left
   */
  public int next() {
    checkState(hasNext(), "no operation is left");
    if (current < 0) {
      current = pickOtherThan(-1);
    } else {
      boolean stay = decisions[current].next();
      boolean othersAreDone = left[current] == leftInAll;
      if (!othersAreDone && (!stay || left[current] == 0)) {
        current = pickOtherThan(current);
      }
    }
    left[current]--;
    leftInAll--;
    return current;
  }

  private int pickOtherThan(int excluded) {
    long candidates = excluded < 0 ? leftInAll : leftInAll - left[excluded];
    long position = random.nextLong(candidates);
    int file = 0;
    while (file == excluded || position >= left[file]) {
      position -= file == excluded ? 0 : left[file];
      file++;
    }
    return file;
  }
}
