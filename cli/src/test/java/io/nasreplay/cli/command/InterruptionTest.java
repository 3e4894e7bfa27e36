package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.StopSignal;
import org.junit.jupiter.api.Test;

class InterruptionTest {
  private final Interruption interruption = new Interruption();

  @Test
  void withoutStoppableWorkARequestIsRefused() {
    assertThat(interruption.request("SIGINT")).isFalse();
    assertThat(interruption.isRequested()).isFalse();
  }

  @Test
  void theFirstRequestStopsTheWorkAndTheSecondIsRefused() {
    StopSignal stop = interruption.beginStoppable();

    assertThat(interruption.request("SIGINT")).isTrue();
    assertThat(stop.reason()).contains("SIGINT");
    assertThat(interruption.request("SIGTERM")).isFalse();
    assertThat(stop.reason()).contains("SIGINT");
  }

  @Test
  void laterWorkOfTheSameCommandSeesTheRequest() {
    interruption.beginStoppable();
    interruption.request("SIGINT");

    assertThat(interruption.beginStoppable().isStopped()).isTrue();
    assertThat(interruption.isRequested()).isTrue();
  }
}
