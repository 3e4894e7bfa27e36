package io.nasreplay.generators.compile;

import io.nasreplay.generators.arrival.ThinkTime;
import io.nasreplay.generators.pattern.WeightedTable;
import io.nasreplay.generators.workload.Step;
import java.util.ArrayList;
import java.util.List;

/** What thinks and choices draw from, their values evaluated. */
final class Draws {
  private Draws() {}

  static ThinkTime thinkTime(Step.Think think, Evaluator evaluator) {
    ValueRange range = ValueRange.of(think.time());
    long min = evaluator.micros("think", range.min());
    long max = range.isSingle() ? min : evaluator.micros("think", range.max());
    if (think.exponential() && !range.isSingle()) {
      throw think.time().mark().error("exponential is a range; allowed: the mean, one duration");
    }
    return Evaluator.at(
        think.time().mark(),
        () -> {
          if (think.exponential()) {
            return new ThinkTime.Exponential(min);
          }
          return min == max ? new ThinkTime.Fixed(min) : new ThinkTime.Uniform(min, max);
        });
  }

  /** The index of the alternative. */
  static WeightedTable<Integer> ways(Step.Choice choice, Evaluator evaluator) {
    List<WeightedTable.Entry<Integer>> entries = new ArrayList<>();
    for (Step.Alternative way : choice.alternatives()) {
      double weight = evaluator.number("weight", way.weight());
      entries.add(
          Evaluator.at(
              way.weight().mark(), () -> new WeightedTable.Entry<>(entries.size(), weight)));
    }
    return Evaluator.at(choice.mark(), () -> new WeightedTable<>(entries));
  }
}
