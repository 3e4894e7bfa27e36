package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.ReplayOptions.DataSource;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.content.ContentVerifier;
import io.nasreplay.engine.local.LocalTarget;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.results.model.Verification;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LaneMemoryTest {
  private static final Content CONTENT = Content.of(5, DataSource.UNIQUE);
  private static final int READY_STREAMS = 100;
  private static final int TOO_MANY_STREAMS = 200;

  @TempDir Path folder;

  private static TextTrace trace(int streams, String operation, int lengthBytes) {
    StringBuilder rows = new StringBuilder();
    for (int stream = 0; stream < streams; stream++) {
      rows.append(String.format("%d,open,f%d,,rw+create%n", stream, stream));
      rows.append(String.format("%d,write,f%d,,,0,4096%n", stream, stream));
      rows.append(String.format("%d,write,f%d,,,3000,5000%n", stream, stream));
      rows.append(String.format("%d,%s,f%d,,,0,%d%n", stream, operation, stream, lengthBytes));
    }
    return new TextTrace(rows.toString());
  }

  private static List<LaneMemory> memories(Plan plan) {
    LanePlacement placement = LanePlacement.of(plan.streams(), OptionalInt.empty());
    LaneMemory.Source source = LaneMemory.source(CONTENT, placement);
    List<LaneMemory> memories = new ArrayList<>();
    placement.streams().forEach(stream -> memories.add(source.of(stream)));
    return memories;
  }

  private static ByteBuffer written(LaneMemory memory) {
    return memory.content().slice(1, 2, 0, 5000);
  }

  @Test
  void fewLanesWriteFromMemoryOfTheirOwn() {
    try (Plan plan = Replays.compile(trace(READY_STREAMS, "read", 8000))) {
      for (LaneMemory memory : memories(plan)) {
        ByteBuffer before = ByteBuffer.allocate(5000).put(written(memory)).flip();
        ByteBuffer slice = written(memory);
        memory.buffer().clear().put(new byte[memory.buffer().capacity()]);
        assertThat(slice).isEqualTo(before);
      }
    }
  }

  @Test
  void manyLanesCopyIntoTheMemoryThatTheyReadInto() {
    try (Plan plan = Replays.compile(trace(TOO_MANY_STREAMS, "read", 8000))) {
      for (LaneMemory memory : memories(plan)) {
        ByteBuffer slice = written(memory).duplicate();
        assertThat(slice).isNotEqualTo(ByteBuffer.allocate(5000));
        memory.buffer().clear().put(new byte[memory.buffer().capacity()]);
        assertThat(slice).isEqualTo(ByteBuffer.allocate(5000));
      }
    }
  }

  @Test
  void lanesThatOnlyWriteHaveNothingToReadInto() {
    try (Plan plan = Replays.compile(trace(1, "write", 8000))) {
      assertThat(memories(plan).get(0).buffer().capacity()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {READY_STREAMS, TOO_MANY_STREAMS})
  void whatIsWrittenIsTheSameEitherWay(int streams) {
    TextTrace trace = trace(streams, "read", 8000);
    try (Plan plan = Replays.compile(trace)) {
      StopSignal stop = new StopSignal();
      new TimedReplay(
              plan,
              LocalTarget.at(folder),
              CONTENT,
              Replays.options(),
              Timing.system(),
              RunListener.SILENT,
              stop,
              TrafficWatch.ofNothing())
          .run();
      Verification found =
          ContentVerifier.verify(trace, folder, CONTENT, CONTENT, RunListener.SILENT, stop);
      assertThat(found).isEqualTo(new Verification(true, streams, 8000L * streams, 0, List.of()));
    }
  }
}
