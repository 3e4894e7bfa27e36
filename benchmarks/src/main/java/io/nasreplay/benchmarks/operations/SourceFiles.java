package io.nasreplay.benchmarks.operations;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Files to be copied, of one size, in one folder. Their content cannot be compressed and differs in
 * every block.
 *
 * @param files how many, at least one
 * @param fileBytes size of each
 */
public record SourceFiles(int files, long fileBytes) {
  private static final int CHUNK_BYTES = 1 << 20;

  /** What all hold together. */
  public long bytes() {
    return files * fileBytes;
  }

  /** How many blocks of at most so many bytes they are copied in. */
  public long blocks(int blockBytes) {
    return files * ((fileBytes + blockBytes - 1) / blockBytes);
  }

  /** Makes them, in the order of their names, in a folder that is made too. */
  public void make(Path folder) throws IOException {
    Files.createDirectories(folder);
    SplittableRandom random = new SplittableRandom(fileBytes);
    for (int i = 0; i < files; i++) {
      fill(folder.resolve(String.format(Locale.ROOT, "f%05d", i)), random);
    }
  }

  private void fill(Path file, SplittableRandom random) throws IOException {
    byte[] chunk = new byte[(int) Math.min(fileBytes, CHUNK_BYTES)];
    try (OutputStream out = Files.newOutputStream(file)) {
      for (long left = fileBytes; left > 0; left -= Math.min(left, chunk.length)) {
        random.nextBytes(chunk);
        out.write(chunk, 0, (int) Math.min(left, chunk.length));
      }
    }
  }
}
