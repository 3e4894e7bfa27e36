package io.nasreplay.generators.compile;

import io.nasreplay.generators.pattern.SizeDistribution;
import io.nasreplay.generators.pattern.WeightedTable;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.workload.Sizes;
import io.nasreplay.traces.model.OperationRow;
import java.util.ArrayList;
import java.util.List;

/**
 * Sizes with their expressions evaluated.
 *
 * @param distribution how they are drawn
 * @param minBytes the smallest
 * @param maxBytes the largest
 * @param meanBytes about their mean, for sharing out operations
 */
record ResolvedSizes(
    SizeDistribution distribution, long minBytes, long maxBytes, double meanBytes) {
  private static final long LARGEST_FILE_BYTES = Long.MAX_VALUE - 1;

  /** Sizes of blocks: 1 byte to what one operation can move. */
  static ResolvedSizes ofBlocks(Sizes sizes, Evaluator evaluator) {
    ResolvedSizes resolved = of("block", sizes, evaluator, OperationRow.MAX_TRANSFER_BYTES);
    if (resolved.minBytes < 1 || resolved.maxBytes > OperationRow.MAX_TRANSFER_BYTES) {
      throw sizes
          .mark()
          .error(
              "block is "
                  + resolved.minBytes
                  + " B to "
                  + resolved.maxBytes
                  + " B; allowed: 1 B to 1 GiB");
    }
    return resolved;
  }

  /** Sizes of files. */
  static ResolvedSizes ofFiles(Sizes sizes, Evaluator evaluator) {
    return of("size", sizes, evaluator, LARGEST_FILE_BYTES);
  }

  /** Whether all are equal. */
  boolean isFixed() {
    return minBytes == maxBytes;
  }

  private static ResolvedSizes of(
      String name, Sizes sizes, Evaluator evaluator, long largestBytes) {
    return sizes instanceof Sizes.Lognormal lognormal
        ? lognormal(lognormal, evaluator, largestBytes)
        : table(name, (Sizes.Table) sizes, evaluator);
  }

  private static ResolvedSizes table(String name, Sizes.Table table, Evaluator evaluator) {
    List<WeightedTable.Entry<SizeDistribution.Uniform>> entries = new ArrayList<>();
    for (Sizes.Row row : table.rows()) {
      SizeDistribution.Uniform range = range(name, row.size(), evaluator);
      double weight = row.weight() == null ? 1 : evaluator.number("weight", row.weight());
      entries.add(new WeightedTable.Entry<>(range, weight));
    }
    return Evaluator.at(table.mark(), () -> ofTable(new WeightedTable<>(entries)));
  }

  private static ResolvedSizes ofTable(WeightedTable<SizeDistribution.Uniform> table) {
    long min = Long.MAX_VALUE;
    long max = 0;
    double weightedSum = 0;
    double weights = 0;
    for (WeightedTable.Entry<SizeDistribution.Uniform> entry : table.entries()) {
      SizeDistribution.Uniform range = entry.value();
      min = Math.min(min, range.minBytes());
      max = Math.max(max, range.maxBytes());
      weightedSum += entry.weight() * (range.minBytes() / 2.0 + range.maxBytes() / 2.0);
      weights += entry.weight();
    }
    SizeDistribution distribution =
        min == max ? new SizeDistribution.Fixed(min) : new SizeDistribution.Table(table);
    return new ResolvedSizes(distribution, min, max, weightedSum / weights);
  }

  private static SizeDistribution.Uniform range(String name, Scalar scalar, Evaluator evaluator) {
    ValueRange range = ValueRange.of(scalar);
    long min = evaluator.bytes(name, range.min());
    long max = range.isSingle() ? min : evaluator.bytes(name, range.max());
    return Evaluator.at(scalar.mark(), () -> new SizeDistribution.Uniform(min, max));
  }

  private static ResolvedSizes lognormal(
      Sizes.Lognormal sizes, Evaluator evaluator, long largestBytes) {
    Mark mark = sizes.mark();
    long median = evaluator.bytes("median", sizes.median());
    double sigma = evaluator.number("sigma", sizes.sigma());
    long min = evaluator.bytes("min", sizes.min(), 1);
    long max = evaluator.bytes("max", sizes.max(), largestBytes);
    SizeDistribution distribution =
        Evaluator.at(mark, () -> new SizeDistribution.LogNormal(median, sigma, min, max));
    double mean = median * StrictMath.exp(sigma * sigma / 2);
    return new ResolvedSizes(distribution, min, max, Math.min((double) max, mean));
  }
}
