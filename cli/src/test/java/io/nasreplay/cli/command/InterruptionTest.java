package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterruptionTest {
  private static final long MS = 1_000_000;

  /** A clock that is set by hand. */
  private static final class HandClock implements Clock {
    private long nanos = Long.MAX_VALUE - 100 * MS;

    @Override
    public long nanos() {
      return nanos;
    }

    @Override
    public Instant wallClock() {
      return Instant.EPOCH;
    }
  }

  private final HandClock clock = new HandClock();
  private final Interruption interruption = new Interruption(clock);
  private final List<String> ends = new ArrayList<>();

  @Test
  void withoutStoppableWorkASignalEndsTheProcessOnce() {
    interruption.endWith(ends::add);
    interruption.request("SIGINT");
    interruption.request("SIGTERM");
    clock.nanos += 600 * MS;
    interruption.request("SIGTERM");

    assertThat(ends).containsExactly("SIGINT");
    assertThat(interruption.beginStoppable().reason()).contains("SIGINT");
  }

  @Test
  void aSignalThatComesBeforeTheCommandIsKnownEndsTheProcessThen() {
    interruption.request("SIGTERM");
    assertThat(ends).isEmpty();

    interruption.endWith(ends::add);

    assertThat(ends).containsExactly("SIGTERM");
  }

  @Test
  void twoSignalsCloseTogetherAreOne() {
    interruption.endWith(ends::add);
    StopSignal stop = interruption.beginStoppable();

    interruption.request("SIGTERM");
    clock.nanos += 499 * MS;
    interruption.request("SIGINT");

    assertThat(stop.reason()).contains("SIGTERM");
    assertThat(ends).isEmpty();
  }

  @Test
  void aLaterSecondSignalEndsTheProcess() {
    interruption.endWith(ends::add);
    StopSignal stop = interruption.beginStoppable();

    interruption.request("SIGINT");
    clock.nanos += 500 * MS;
    interruption.request("SIGTERM");
    interruption.request("SIGTERM");

    assertThat(stop.reason()).contains("SIGINT");
    assertThat(ends).containsExactly("SIGTERM");
  }

  @Test
  void laterWorkOfTheSameCommandSeesTheRequest() {
    interruption.beginStoppable();
    interruption.request("SIGINT");

    assertThat(interruption.beginStoppable().isStopped()).isTrue();
  }
}
