package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import io.nasreplay.engine.measure.Measurements;
import io.nasreplay.engine.traffic.Traffic;
import io.nasreplay.engine.traffic.TrafficCounter;
import io.nasreplay.results.model.CacheEvidence.Moved;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mockito.stubbing.OngoingStubbing;

class PassageTest {
  private final TrafficCounter counter = mock();
  private final Measurements measured = mock();

  private Moved moved(TrafficCounter.Kind kind, boolean flushCounts) {
    when(counter.kind()).thenReturn(kind);
    when(counter.name()).thenReturn("network interface eth0");
    when(counter.note()).thenReturn("");
    when(measured.bytesRead()).thenReturn(900L);
    when(measured.bytesWritten()).thenReturn(300L);
    when(measured.bytesCopied()).thenReturn(100L);
    TrafficWatch watch = new TrafficWatch(counter, flushCounts);
    watch.clockStarts();
    watch.operationsEnded();
    watch.ended();
    watch.ended();
    return Passage.of(measured, watch);
  }

  private void readings(Traffic... readings) {
    OngoingStubbing<Optional<Traffic>> stub = when(counter.read());
    for (Traffic reading : readings) {
      stub = stub.thenReturn(Optional.of(reading));
    }
  }

  @Test
  void sharesAreWhatTheCounterSawOfReadsWritesAndCopies() {
    readings(new Traffic(5000, 7000), new Traffic(5500, 7500), new Traffic(9999, 9999));
    Moved moved = moved(TrafficCounter.Kind.NETWORK, true);
    assertThat(moved)
        .isEqualTo(new Moved("network interface eth0", 500L, 500L, 1000, 400, 0.5, 1.0, ""));
  }

  @Test
  void theFlushIsLeftOutWhereTheScoreLeavesItOut() {
    readings(new Traffic(0, 0), new Traffic(1000, 40), new Traffic(1000, 400));
    assertThat(moved(TrafficCounter.Kind.NETWORK, false).writtenShare()).isEqualTo(0.1);
  }

  @Test
  void onTheLoopbackInterfaceBothDirectionsCarryEverything() {
    readings(new Traffic(0, 0), new Traffic(1400, 1400));
    Moved moved = moved(TrafficCounter.Kind.LOOPBACK, true);
    assertThat(moved.readShare()).isEqualTo(1.0);
    assertThat(moved.writtenShare()).isEqualTo(1.0);
  }

  @Test
  void anotherInterfaceThatMovedMoreIsNamed() {
    readings(new Traffic(0, 0), new Traffic(10, 10));
    when(counter.others())
        .thenReturn(Map.of("eth1", new Traffic(5, 5), "eth2", new Traffic(5, 5)))
        .thenReturn(Map.of("eth1", new Traffic(705, 5), "eth2", new Traffic(6, 6)));
    assertThat(moved(TrafficCounter.Kind.NETWORK, true).note())
        .isEqualTo("eth1 moved more meanwhile: it may lead to the server, too");
  }

  @Test
  void aCounterThatWasResetTellsNothing() {
    readings(new Traffic(5000, 7000), new Traffic(10, 20));
    Moved moved = moved(TrafficCounter.Kind.NETWORK, true);
    assertThat(moved.counter()).isEqualTo("not available here");
    assertThat(moved.bytesIn()).isNull();
    assertThat(moved.readShare()).isNull();
    assertThat(moved.note()).isEqualTo("network interface eth0 could not be read");
  }

  @Test
  void withoutACounterTheReasonIsSaid() {
    when(measured.bytesRead()).thenReturn(1L);
    Moved moved = Passage.of(measured, new TrafficWatch(TrafficCounter.none("in memory"), true));
    assertThat(moved.counter()).isEqualTo("not available here");
    assertThat(moved.note()).isEqualTo("in memory");
    assertThat(moved.traceBytesRead()).isEqualTo(1);
  }
}
