package io.nasreplay.generators.pattern;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.function.Supplier;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.AliasMethodDiscreteSampler;
import org.apache.commons.rng.sampling.distribution.SharedStateDiscreteSampler;

/**
 * Things that are chosen with a probability proportional to their weight. Immutable.
 *
 * @param entries at least one; their weights add up to more than 0
 * @param <T> what is chosen
 */
public record WeightedTable<T>(List<Entry<T>> entries) {
  public WeightedTable {
    entries = List.copyOf(entries);
    checkArgument(!entries.isEmpty(), "weighted table is empty; allowed: 1 entry or more");
    double sum = entries.stream().mapToDouble(Entry::weight).sum();
    checkArgument(
        sum > 0 && sum <= Double.MAX_VALUE, "sum of weights is %s; allowed: above 0", sum);
  }

  /** A source of choices, in constant time each (the alias method); for use by one thread. */
  public Supplier<T> sampler(UniformRandomProvider random) {
    double[] weights = entries.stream().mapToDouble(Entry::weight).toArray();
    SharedStateDiscreteSampler index = AliasMethodDiscreteSampler.of(random, weights);
    return () -> entries.get(index.sample()).value();
  }

  /**
   * A value and its weight.
   *
   * @param weight 0 or more, finite; only its ratio to the others counts
   */
  public record Entry<T>(T value, double weight) {
    public Entry {
      checkArgument(
          weight >= 0 && weight <= Double.MAX_VALUE, "weight is %s; allowed: 0 or more", weight);
    }
  }
}
