package io.nasreplay.benchmarks.machine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CpuTimesTest {
  /** Fields as in proc(5); guest time, the last two, is part of user time already. */
  private static final String EARLIER = "cpu  100 10 50 800 20 5 5 10 7 3";

  private static final String LATER = "cpu  140 10 70 820 20 5 5 30 9 3";

  @Test
  void sharesAreOfAllTimeSinceThen() {
    CpuTimes earlier = CpuTimes.parse(EARLIER);
    CpuTimes later = CpuTimes.parse(LATER);
    assertThat(later.stealPercentSince(earlier)).isEqualTo(20);
    assertThat(later.busyPercentSince(earlier)).isEqualTo(60);
  }
}
