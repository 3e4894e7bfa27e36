package io.nasreplay.engine.local;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DirectAlignmentTest {
  @Test
  void theKernelTakesPagesWhateverTheBlocksOfTheFileSystem() {
    assertThat(DirectAlignment.of(1024, true)).isEqualTo(new DirectAlignment(4096, true));
    assertThat(DirectAlignment.of(1 << 20, true)).isEqualTo(new DirectAlignment(4096, true));
  }

  @Test
  void javaDemandsTheBlocksOfTheFileSystem() {
    assertThat(DirectAlignment.of(1024, false)).isEqualTo(new DirectAlignment(4096, false));
    assertThat(DirectAlignment.of(1 << 20, false)).isEqualTo(new DirectAlignment(1 << 20, false));
  }
}
