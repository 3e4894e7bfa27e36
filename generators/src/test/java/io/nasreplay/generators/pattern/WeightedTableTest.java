package io.nasreplay.generators.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.generators.pattern.WeightedTable.Entry;
import io.nasreplay.generators.random.SeededRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class WeightedTableTest {
  /** Sizes in KiB of SPC's "networkfs" file set, as printed with filebench. */
  private static final WeightedTable<String> TABLE =
      new WeightedTable<>(
          List.of(
              new Entry<>("1", 33),
              new Entry<>("1-3", 21),
              new Entry<>("3-5", 13),
              new Entry<>("5-11", 10),
              new Entry<>("never", 0),
              new Entry<>("rest", 23)));

  @Test
  void choosesInProportionToTheWeights() {
    int draws = 200_000;
    Map<String, Integer> counts = new HashMap<>();
    Supplier<String> sampler = TABLE.sampler(SeededRandom.of(1, "table"));
    for (int i = 0; i < draws; i++) {
      counts.merge(sampler.get(), 1, Integer::sum);
    }
    assertThat(counts).doesNotContainKey("never");
    TABLE.entries().stream()
        .filter(e -> e.weight() > 0)
        .forEach(
            entry -> {
              double share = entry.weight() / 100;
              double sigma = Math.sqrt(draws * share * (1 - share));
              assertThat((double) counts.get(entry.value()))
                  .isBetween(draws * share - 5 * sigma, draws * share + 5 * sigma);
            });
  }

  @Test
  void oneEntryIsAlwaysChosen() {
    Supplier<String> sampler =
        new WeightedTable<>(List.of(new Entry<>("only", 0.001))).sampler(SeededRandom.of(1, "one"));
    assertThat(sampler.get()).isEqualTo("only");
    assertThat(sampler.get()).isEqualTo("only");
  }

  @Test
  void refusesTablesWithoutAChoice() {
    assertThatThrownBy(() -> new WeightedTable<>(List.of()))
        .hasMessage("weighted table is empty; allowed: 1 entry or more");
    assertThatThrownBy(() -> new WeightedTable<>(List.of(new Entry<>("a", 0))))
        .hasMessage("sum of weights is 0.0; allowed: above 0");
    assertThatThrownBy(() -> new Entry<>("a", -1)).hasMessage("weight is -1.0; allowed: 0 or more");
    assertThatThrownBy(() -> new Entry<>("a", Double.NaN)).hasMessageStartingWith("weight is NaN");
    assertThatThrownBy(() -> new Entry<>("a", Double.POSITIVE_INFINITY))
        .hasMessageStartingWith("weight is Infinity");
  }
}
