package io.nasreplay.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.benchmarks.statistics.Sample;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownTableTest {
  @Test
  void columnsAreAsWideAsTheirWidestCell() {
    MarkdownTable table = new MarkdownTable(List.of("row", "C loop MB/s"));
    table.add(List.of("tmpfs", "1"));
    assertThat(table.render())
        .isEqualTo(
            """
            | row   | C loop MB/s |
            |-------|-------------|
            | tmpfs | 1           |
            """);
  }

  @Test
  void aRowOfAnotherWidthIsRefused() {
    MarkdownTable table = new MarkdownTable(List.of("a", "b"));
    assertThatThrownBy(() -> table.add(List.of("1")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("allowed: 2");
  }

  @Test
  void aSampleIsShownWithItsSpread() {
    Sample sample = new Sample(List.of(1_500e6, 1_200e6, 1_300e6));
    assertThat(Figures.cell(sample, 1e6, 0)).isEqualTo("1,300 (1,200-1,500)");
  }
}
