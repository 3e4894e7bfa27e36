package io.nasreplay.traces.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChunkTableTest {
  private static final long[] NONE = new long[0];

  @Test
  void holdsWhatAMapHoldsForNumbersNearAndFar() {
    SplittableRandom random = new SplittableRandom(5);
    ChunkTable table = new ChunkTable();
    Map<Long, long[]> map = new HashMap<>();
    for (int i = 0; i < 100_000; i++) {
      long number =
          random.nextBoolean() ? random.nextLong(500) : random.nextLong() >>> random.nextInt(64);
      assertThat(table.get(number, NONE)).isSameAs(map.getOrDefault(number, NONE));
      long[] chunk = {i};
      table.put(number, chunk);
      map.put(number, chunk);
    }
    map.forEach((number, chunk) -> assertThat(table.get(number, NONE)).isSameAs(chunk));
  }
}
