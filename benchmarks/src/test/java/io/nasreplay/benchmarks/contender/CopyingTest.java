package io.nasreplay.benchmarks.contender;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.benchmarks.operations.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CopyingTest {
  @TempDir Path folder;

  @Test
  void filesAreCopiedBlockByBlockAndRemoved() throws IOException {
    Path source = folder.resolve("source");
    Path place = Files.createDirectory(folder.resolve("place"));
    SourceFiles files = new SourceFiles(3, 300_000);
    files.make(source);

    for (Copying copying :
        List.of(
            Copying.fileByFile(source, place, folder),
            Copying.readingAlone(source, place, folder),
            Copying.wholeFileSystem(source, place, folder))) {
      Measured measured = copying.measure();

      assertThat(measured.operations()).isEqualTo(9).isEqualTo(files.blocks(Copying.BLOCK_BYTES));
      assertThat(measured.bytes()).isEqualTo(900_000).isEqualTo(files.bytes());
    }
    assertThat(place).isEmptyDirectory();
  }

  @Test
  void sourcesDifferInEveryBlock() throws IOException {
    new SourceFiles(2, 2 << 20).make(folder.resolve("source"));
    byte[] first = Files.readAllBytes(folder.resolve("source/f00000"));
    byte[] second = Files.readAllBytes(folder.resolve("source/f00001"));

    assertThat(first).hasSize(2 << 20).isNotEqualTo(second);
    assertThat(java.util.Arrays.mismatch(first, 0, 1 << 20, first, 1 << 20, 2 << 20))
        .isBetween(0, 8);
  }
}
