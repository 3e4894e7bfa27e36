package io.nasreplay.generators.compile;

import io.nasreplay.generators.arrival.ThinkTime;
import io.nasreplay.generators.pattern.BlockOrder;
import io.nasreplay.generators.pattern.WeightedTable;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Step;
import io.nasreplay.traces.model.TracePath;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The operations of steps. Each step has a name within its stream, its indices from the outside in,
 * by which its random numbers are known.
 */
final class StepOperations {
  private final StreamContext stream;

  StepOperations(StreamContext stream) {
    this.stream = stream;
  }

  /** The operations of steps, one step after the other. */
  Operations of(List<Step> steps, Evaluator evaluator, String name) {
    Iterator<Supplier<Operations>> parts =
        IntStream.range(0, steps.size())
            .<Supplier<Operations>>mapToObj(i -> () -> of(steps.get(i), evaluator, name + "/" + i))
            .iterator();
    return Operations.concatenated(parts);
  }

  private Operations of(Step step, Evaluator evaluator, String name) {
    if (step instanceof Step.Call call) {
      return call(ResolvedCall.of(call, evaluator));
    }
    if (step instanceof Step.Transfer transfer) {
      return transfer(transfer, evaluator, name);
    }
    if (step instanceof Step.Interleave interleave) {
      return interleave(interleave, evaluator, name);
    }
    if (step instanceof Step.CopySet copy) {
      return new SetCopy(ResolvedCopy.of(copy, evaluator, stream.files()), stream, name)
          .operations();
    }
    if (step instanceof Step.Think think) {
      return think(think, evaluator, name);
    }
    if (step instanceof Step.Loop loop) {
      return loop(loop, evaluator, name);
    }
    return choice((Step.Choice) step, evaluator, name);
  }

  private Operations call(ResolvedCall call) {
    return Operations.single(() -> call.row(stream));
  }

  private Operations transfer(Step.Transfer step, Evaluator evaluator, String name) {
    ResolvedTransfer transfer = ResolvedTransfer.of(step, evaluator, stream.files());
    return Operations.deferred(
        () -> {
          List<TransferLane> lanes = TransferLanes.of(transfer, Set.of(), stream, name);
          return transfer.stay() == null
              ? Operations.concatenated(suppliers(lanes))
              : interleaved(lanes, transfer.stay(), name, step.mark());
        });
  }

  private Operations interleave(Step.Interleave step, Evaluator evaluator, String name) {
    List<ResolvedTransfer> transfers = new ArrayList<>();
    step.transfers().forEach(t -> transfers.add(ResolvedTransfer.of(t, evaluator, stream.files())));
    double stay = evaluator.share("stay", step.stay());
    Set<TracePath> written =
        transfers.stream()
            .filter(transfer -> !transfer.onlyReads())
            .flatMap(transfer -> transfer.paths().stream())
            .collect(Collectors.toSet());
    return Operations.deferred(
        () -> {
          List<TransferLane> lanes = new ArrayList<>();
          for (int i = 0; i < transfers.size(); i++) {
            lanes.addAll(TransferLanes.of(transfers.get(i), written, stream, name + "/" + i));
          }
          return interleaved(lanes, stay, name, step.mark());
        });
  }

  private Operations interleaved(List<TransferLane> lanes, double stay, String name, Mark mark) {
    return Evaluator.at(mark, () -> new InterleavedLanes(lanes, stay, stream.random(name, "stay")));
  }

  private static Iterator<Supplier<Operations>> suppliers(List<TransferLane> lanes) {
    return lanes.stream().<Supplier<Operations>>map(lane -> () -> lane::nextRun).iterator();
  }

  private Operations think(Step.Think step, Evaluator evaluator, String name) {
    ThinkTime time = Draws.thinkTime(step, evaluator);
    LongSupplier micros = time.sampler(stream.random(name, "think"));
    return Operations.none(
        () ->
            Evaluator.at(
                step.mark(),
                () -> {
                  stream.clock().think(micros.getAsLong());
                  return step;
                }));
  }

  private Operations loop(Step.Loop loop, Evaluator evaluator, String name) {
    long count = evaluator.count("count", loop.count());
    LongUnaryOperator number = turnNumbers(loop, count, evaluator, name);
    Iterator<Supplier<Operations>> turns =
        LongStream.range(0, count)
            .map(number)
            .<Supplier<Operations>>mapToObj(
                turn -> () -> of(loop.steps(), turn(loop, evaluator, turn), name))
            .iterator();
    return Operations.concatenated(turns);
  }

  /** The numbers of the turns in their order. */
  private LongUnaryOperator turnNumbers(
      Step.Loop loop, long count, Evaluator evaluator, String name) {
    if (loop.order() == null || count == 0) {
      return turn -> turn;
    }
    BlockOrder order =
        AccessOrder.ofTurns(loop.order(), evaluator).blocks(count, 1, stream.random(name, "order"));
    return turn -> order.next();
  }

  /** The names inside a turn of a loop. */
  static Evaluator turn(Step.Loop loop, Evaluator evaluator, long turn) {
    return loop.variable() == null
        ? evaluator
        : evaluator.with(evaluator.text(loop.variable()), turn);
  }

  private Operations choice(Step.Choice choice, Evaluator evaluator, String name) {
    WeightedTable<Integer> ways = Draws.ways(choice, evaluator);
    int way = ways.sampler(stream.random(name, "choice")).get();
    return of(choice.alternatives().get(way).steps(), evaluator, name + "/" + way);
  }
}
