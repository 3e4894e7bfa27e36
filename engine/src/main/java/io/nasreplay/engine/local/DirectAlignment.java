package io.nasreplay.engine.local;

import io.nasreplay.engine.target.TransferBuffer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What direct transfers must be multiples of.
 *
 * @param bytes the alignment
 * @param throughKernel whether files are opened past Java, which insists on the block size of the
 *     file system: 1 MiB on NFS, where the kernel takes any page
 */
record DirectAlignment(int bytes, boolean throughKernel) {
  /** Aligned enough for every disk and every protocol. */
  private static final int PAGE_BYTES = TransferBuffer.PAGE_BYTES;

  /** The alignment in a folder; a page where the block size cannot be found. */
  static DirectAlignment in(Path folder, boolean kernelAvailable) {
    return of(blockBytes(folder), kernelAvailable);
  }

  /** The alignment on a file system with such blocks. */
  static DirectAlignment of(int blockBytes, boolean kernelAvailable) {
    return kernelAvailable
        ? new DirectAlignment(PAGE_BYTES, true)
        : new DirectAlignment(Math.max(PAGE_BYTES, blockBytes), false);
  }

  private static int blockBytes(Path folder) {
    try {
      return Math.toIntExact(Files.getFileStore(folder).getBlockSize());
    } catch (IOException | UnsupportedOperationException | ArithmeticException e) {
      return PAGE_BYTES;
    }
  }
}
