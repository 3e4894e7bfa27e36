package io.nasreplay.generators.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.generators.random.SeededRandom;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InterleavingTest {
  private static final long[] MANY = {1L << 40, 1L << 40};

  /** Shapes of HDVideo_2Play and HDVideo_4Play, in 256 KiB reads. */
  @ParameterizedTest
  @CsvSource({"2,2670,0.181", "4,1183,0.096", "2,2670,0", "3,500,0.5", "2,1000,0.9", "8,400,0.1"})
  void staysWithTheProbabilityWhateverTheSeed(int files, int operations, double stay) {
    for (long seed = 0; seed < 50; seed++) {
      long[] perFile = new long[files];
      Arrays.fill(perFile, operations);
      Interleaving interleaving =
          Interleaving.ofOperations(perFile, stay, SeededRandom.of(seed, "interleave"));
      long[] used = new long[files];
      int before = -1;
      long stays = 0;
      while (interleaving.hasNext()) {
        int file = interleaving.next();
        used[file]++;
        stays += file == before ? 1 : 0;
        before = file;
      }
      assertThat(used).isEqualTo(perFile);
      assertThat((double) stays / (files * operations))
          .as("seed %s", seed)
          .isBetween(stay - 0.005, stay + 0.005);
    }
  }

  @Test
  void filesOfDifferentSizesEndTogether() {
    long[] perFile = {100, 1000, 10_000};
    Interleaving interleaving =
        Interleaving.ofOperations(perFile, 0.8, SeededRandom.of(1, "sizes"));
    long[] last = new long[3];
    for (long i = 0; interleaving.hasNext(); i++) {
      last[interleaving.next()] = i;
    }
    assertThat(LongStream.of(last).max()).hasValue(11_099);
    assertThat(last[1]).isGreaterThan(2_000);
  }

  /** Stays are at random places: runs of each length are as frequent as for independent draws. */
  @Test
  void runLengthsAreNearlyGeometric() {
    Interleaving interleaving = Interleaving.ofOperations(MANY, 0.5, SeededRandom.of(1, "runs"));
    long[] runs = new long[64];
    int length = 1;
    int before = interleaving.next();
    for (int i = 0; i < 400_000; i++) {
      int file = interleaving.next();
      if (file == before) {
        length++;
      } else {
        runs[length]++;
        length = 1;
      }
      before = file;
    }
    double all = LongStream.of(runs).sum();
    assertThat(runs[1] / all).isBetween(0.49, 0.51);
    assertThat(runs[2] / all).isBetween(0.24, 0.265);
    assertThat(runs[3] / all).isBetween(0.115, 0.135);
  }

  @Test
  void oneFileIsAlwaysStayedOn() {
    Interleaving interleaving =
        Interleaving.ofOperations(new long[] {3}, 0, SeededRandom.of(1, "one"));
    assertThat(new int[] {interleaving.next(), interleaving.next(), interleaving.next()})
        .containsOnly(0);
    assertThatThrownBy(interleaving::next).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void skipsFilesWithoutOperations() {
    Interleaving interleaving =
        Interleaving.ofOperations(new long[] {0, 4, 0, 4}, 0, SeededRandom.of(1, "skip"));
    int first = interleaving.next();
    assertThat(first).isIn(1, 3);
    assertThat(interleaving.next()).isEqualTo(4 - first);
    assertThat(interleaving.next()).isEqualTo(first);
  }

  @Test
  void refusesWhatHasNoMeaning() {
    assertThatThrownBy(() -> Interleaving.ofOperations(new long[0], 0.5, SeededRandom.of(1)))
        .hasMessage("files is 0; allowed: 1 or more");
    assertThatThrownBy(() -> Interleaving.ofOperations(MANY, 1.5, SeededRandom.of(1)))
        .hasMessage("stay is 1.5; allowed: 0 to 1");
    assertThatThrownBy(() -> Interleaving.ofOperations(new long[] {-1}, 0, SeededRandom.of(1)))
        .hasMessage("operations of a file is -1; allowed: 0 or more");
  }
}
