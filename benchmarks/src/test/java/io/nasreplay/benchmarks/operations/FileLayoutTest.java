package io.nasreplay.benchmarks.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileLayoutTest {
  @TempDir Path folder;

  @Test
  void filesHaveTheirSizeAndContent() throws IOException {
    OperationList list =
        OperationList.alike(2, (1 << 20) + 4096, Direction.READ, 4096, Order.SEQUENTIAL, 1);
    FileLayout.make(list, folder);
    byte[] content = Files.readAllBytes(folder.resolve("stream1.bin"));
    assertThat(content).hasSize((1 << 20) + 4096);
    assertThat(content[content.length - 1] | content[content.length - 2]).isNotZero();
  }
}
