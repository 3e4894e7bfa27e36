package io.nasreplay.benchmarks.section;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.benchmarks.operations.OperationList;
import org.junit.jupiter.api.Test;

class ReplayRowTest {
  private static final long GIB = 1L << 30;

  @Test
  void theTableHasAllCombinationsOnce() {
    assertThat(ReplayRow.all()).hasSize(3 * 2 * 3 * 2).doesNotHaveDuplicates();
    assertThat(ReplayRow.all().stream().map(ReplayRow::name)).doesNotHaveDuplicates();
  }

  @Test
  void filesOfAllStreamsFitTwiceIntoTheSpaceAskedFor() {
    assertThat(ReplayRow.all())
        .allSatisfy(row -> assertThat(row.fileBytes(false) * row.streams()).isBetween(1L, 4 * GIB));
  }

  @Test
  void operationsAreSharedOutEvenly() {
    for (ReplayRow row : ReplayRow.all()) {
      OperationList list = row.operations(320, true);
      assertThat(list.count()).isEqualTo(320);
      assertThat(list.bytes()).isEqualTo(320L * row.blockBytes());
    }
  }
}
