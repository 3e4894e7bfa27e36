package io.nasreplay.engine.replay;

import io.nasreplay.engine.plan.PlannedStream;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * How many lanes each stream gets, and which thread runs them. Each unit of queue depth gets a lane
 * and a thread of its own. With fewer threads, depths are lowered first, evenly and down to one;
 * with fewer threads than streams, each thread takes the steps of several streams in turn.
 *
 * @param streams the streams that have something to do
 * @param lanes how many lanes each of them has
 * @param threads how many threads there are
 */
record LanePlacement(List<PlannedStream> streams, List<Integer> lanes, int threads) {
  static LanePlacement of(List<PlannedStream> all, OptionalInt limit) {
    List<PlannedStream> streams = all.stream().filter(stream -> stream.steps() > 0).toList();
    int wanted = streams.stream().mapToInt(PlannedStream::depth).sum();
    int threads = Math.min(wanted, limit.orElse(wanted));
    return new LanePlacement(streams, lanes(streams, threads), threads);
  }

  private static List<Integer> lanes(List<PlannedStream> streams, int threads) {
    List<Integer> lanes = new ArrayList<>(streams.stream().map(stream -> 1).toList());
    int left = threads - streams.size();
    for (int depth = 1; left > 0; depth++) {
      for (int i = 0; i < streams.size() && left > 0; i++) {
        if (streams.get(i).depth() > depth) {
          lanes.set(i, depth + 1);
          left--;
        }
      }
    }
    return lanes;
  }
}
