package io.nasreplay.generators.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.generators.random.SeededRandom;
import java.util.stream.IntStream;
import org.apache.commons.rng.sampling.distribution.DiscreteSampler;
import org.apache.commons.rng.sampling.distribution.RejectionInversionZipfSampler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ZipfSamplerTest {
  @ParameterizedTest
  @CsvSource({
    "1,1.0",
    "2,0.5",
    "10,1.0",
    "50,0.2",
    "100,0.99",
    "100,1.5",
    "20,4",
    "1000,1.0000001"
  })
  void frequenciesFollowTheTheoreticalMass(int ranks, double exponent) {
    int draws = 300_000;
    ZipfSampler sampler = new ZipfSampler(ranks, exponent, SeededRandom.of(1, "zipf"));
    long[] counts = new long[ranks + 1];
    for (int i = 0; i < draws; i++) {
      counts[(int) sampler.next()]++;
    }
    double sum = IntStream.rangeClosed(1, ranks).mapToDouble(k -> Math.pow(k, -exponent)).sum();
    for (int rank = 1; rank <= ranks; rank++) {
      double mass = Math.pow(rank, -exponent) / sum;
      double sigma = Math.sqrt(draws * mass * (1 - mass));
      assertThat((double) counts[rank])
          .as("rank %s", rank)
          .isBetween(draws * mass - 5 * sigma - 1, draws * mass + 5 * sigma + 3);
    }
  }

  @Test
  void agreesWithTheSamplerOfCommonsRng() {
    DiscreteSampler other =
        RejectionInversionZipfSampler.of(SeededRandom.of(5, "zipf"), 1_000_000, 0.9);
    ZipfSampler ours = new ZipfSampler(1_000_000, 0.9, SeededRandom.of(5, "zipf"));
    for (int i = 0; i < 10_000; i++) {
      assertThat(ours.next()).isEqualTo(other.sample());
    }
  }

  @Test
  void reachesManyRanks() {
    ZipfSampler sampler = new ZipfSampler(1L << 62, 0.5, SeededRandom.of(1, "large"));
    for (int i = 0; i < 10_000; i++) {
      assertThat(sampler.next()).isBetween(1L, 1L << 62);
    }
  }
}
