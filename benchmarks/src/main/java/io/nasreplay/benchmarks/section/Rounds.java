package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.Measured;
import io.nasreplay.benchmarks.contender.Work;
import io.nasreplay.benchmarks.machine.CpuTimes;
import io.nasreplay.benchmarks.statistics.Sample;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Contenders measured in turn, several times, each round in another order, so that what the machine
 * does meanwhile hits all alike.
 *
 * @param bytesPerSecond by contender
 * @param stealPercent of the processors' time that was stolen meanwhile
 */
record Rounds(Map<String, Sample> bytesPerSecond, double stealPercent) {
  /**
   * Measures all.
   *
   * @throws io.nasreplay.benchmarks.contender.FailedCommandException when a contender fails or does
   *     other work than asked for
   */
  static Rounds of(String section, String row, Work work, List<Contender> contenders, Bench bench)
      throws IOException {
    Map<String, List<Double>> values = new HashMap<>();
    List<Contender> order = new ArrayList<>(contenders);
    CpuTimes before = CpuTimes.now();
    for (int round = 1; round <= bench.settings().rounds(); round++) {
      for (Contender contender : order) {
        Measured measured = contender.measure();
        work.require(contender.name(), measured);
        double rate = measured.bytesPerSecond();
        values.computeIfAbsent(contender.name(), name -> new ArrayList<>()).add(rate);
        bench.report().keep(section, row, round, contender.name(), rate, "B/s");
      }
      Collections.rotate(order, 1);
    }
    Map<String, Sample> samples = new HashMap<>();
    values.forEach((name, rates) -> samples.put(name, new Sample(rates)));
    return new Rounds(samples, CpuTimes.now().stealPercentSince(before));
  }

  /** What a contender reached. */
  Sample of(Contender contender) {
    Sample sample = bytesPerSecond.get(contender.name());
    if (sample == null) {
      throw new IllegalArgumentException("contender is " + contender.name() + ", not measured");
    }
    return sample;
  }
}
