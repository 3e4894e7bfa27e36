package io.nasreplay.generators.compile;

import io.nasreplay.generators.arrival.Pace;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.workload.Step;
import io.nasreplay.generators.workload.StreamDeclaration;
import io.nasreplay.traces.model.StreamRow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One stream, its declaration's values evaluated.
 *
 * @param row its id, name and depth
 * @param pace how fast it reads and writes; null for as fast as possible
 * @param steps what it does
 * @param evaluator knows the parameters, and the number of the instance as {@code i}
 * @param mark where the declaration stands
 */
record StreamPlan(
    StreamRow row, @Nullable Pace pace, List<Step> steps, Evaluator evaluator, Mark mark) {
  /** How expressions call the number of an instance, or of a file in a set. */
  static final String INSTANCE = "i";

  static List<StreamPlan> of(List<StreamDeclaration> declarations, Evaluator evaluator) {
    List<StreamPlan> plans = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (StreamDeclaration declaration : declarations) {
      long instances = instances(declaration.instances(), evaluator, plans.size());
      for (long i = 0; i < instances; i++) {
        StreamPlan plan = instance(declaration, evaluator.with(INSTANCE, i), plans.size());
        if (!names.add(plan.row().name())) {
          throw declaration.name().mark().error(twice(plan.row().name()));
        }
        plans.add(plan);
      }
    }
    return plans;
  }

  /** Whether its operations have times: it has a pace, or thinks somewhere. */
  boolean isTimed() {
    return pace != null || thinks(steps);
  }

  private static boolean thinks(List<Step> steps) {
    return steps.stream().anyMatch(StreamPlan::thinks);
  }

  private static boolean thinks(Step step) {
    if (step instanceof Step.Loop loop) {
      return thinks(loop.steps());
    }
    if (step instanceof Step.Choice choice) {
      return choice.alternatives().stream().anyMatch(way -> thinks(way.steps()));
    }
    return step instanceof Step.Think;
  }

  private static StreamPlan instance(StreamDeclaration declaration, Evaluator evaluator, int id) {
    long depth = declaration.depth() == null ? 1 : evaluator.count("depth", declaration.depth());
    Scalar blamed = declaration.depth() == null ? declaration.name() : declaration.depth();
    String name = evaluator.text(declaration.name());
    StreamRow row =
        Evaluator.at(
            blamed.mark(), () -> new StreamRow(id, name, (int) Math.min(depth, Integer.MAX_VALUE)));
    Pace pace = declaration.pace() == null ? null : evaluator.pace(declaration.pace());
    return new StreamPlan(row, pace, declaration.steps(), evaluator, declaration.mark());
  }

  private static long instances(@Nullable Scalar scalar, Evaluator evaluator, int before) {
    if (scalar == null) {
      return 1;
    }
    long instances = evaluator.count("instances", scalar);
    long allowed = StreamRow.MAX_STREAM_ID + 1L - before;
    if (instances < 1 || instances > allowed) {
      throw scalar.mark().error("instances is " + instances + "; allowed: 1 to " + allowed);
    }
    return instances;
  }

  private static String twice(String name) {
    return "two streams have the name \""
        + name
        + "\"; allowed: each name once, with ${i} for the number of the instance";
  }
}
