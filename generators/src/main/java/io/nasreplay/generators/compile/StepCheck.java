package io.nasreplay.generators.compile;

import io.nasreplay.generators.workload.Step;
import java.util.List;

/**
 * Evaluates every value of every step once, so that a wrong one is found before the first operation
 * is made. Variables of loops are 0.
 */
final class StepCheck {
  private final FileSets files;

  StepCheck(FileSets files) {
    this.files = files;
  }

  void check(List<Step> steps, Evaluator evaluator) {
    steps.forEach(step -> check(step, evaluator));
  }

  private void check(Step step, Evaluator evaluator) {
    if (step instanceof Step.Call call) {
      ResolvedCall.of(call, evaluator);
    } else if (step instanceof Step.Transfer transfer) {
      ResolvedTransfer.of(transfer, evaluator, files);
    } else if (step instanceof Step.Interleave interleave) {
      evaluator.share("stay", interleave.stay());
      interleave.transfers().forEach(transfer -> check(transfer, evaluator));
    } else if (step instanceof Step.CopySet copy) {
      ResolvedCopy.of(copy, evaluator, files);
    } else if (step instanceof Step.Think think) {
      Draws.thinkTime(think, evaluator);
    } else if (step instanceof Step.Loop loop) {
      evaluator.count("count", loop.count());
      if (loop.order() != null) {
        AccessOrder.ofTurns(loop.order(), evaluator);
      }
      check(loop.steps(), StepOperations.turn(loop, evaluator, 0));
    } else if (step instanceof Step.Choice choice) {
      Draws.ways(choice, evaluator);
      choice.alternatives().forEach(way -> check(way.steps(), evaluator));
    }
  }
}
