package io.nasreplay.engine.plan;

import io.nasreplay.engine.scratch.ScratchFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;

/** The temporary file that holds all records of a plan: written in chunks, then mapped. */
final class StepFile implements Closeable {
  /** Chunks never straddle a multiple of this, so that each lies in one mapping. */
  static final long SEGMENT_BYTES = 1L << 28;

  private final ScratchFile file;
  private long endBytes;

  private StepFile(ScratchFile file) {
    this.file = file;
  }

  static StepFile create() {
    return new StepFile(ScratchFile.create("the compiled trace"));
  }

  /** Writes a chunk, position to limit, and returns where it lies. */
  long append(ByteBuffer chunk) {
    int lengthBytes = chunk.remaining();
    long atBytes = endBytes;
    if (atBytes / SEGMENT_BYTES != (atBytes + lengthBytes - 1) / SEGMENT_BYTES) {
      atBytes = (atBytes / SEGMENT_BYTES + 1) * SEGMENT_BYTES;
    }
    endBytes = atBytes + lengthBytes;
    try {
      file.write(chunk, atBytes);
    } catch (IOException e) {
      throw file.failure(e);
    }
    return atBytes;
  }

  /** The whole file, one read-only mapping per segment. */
  ByteBuffer[] map() {
    int segments = (int) ((endBytes + SEGMENT_BYTES - 1) / SEGMENT_BYTES);
    ByteBuffer[] mapped = new ByteBuffer[segments];
    try {
      for (int i = 0; i < segments; i++) {
        long fromBytes = i * SEGMENT_BYTES;
        long lengthBytes = Math.min(SEGMENT_BYTES, endBytes - fromBytes);
        mapped[i] =
            file.map(FileChannel.MapMode.READ_ONLY, fromBytes, lengthBytes)
                .order(ByteOrder.LITTLE_ENDIAN);
      }
      return mapped;
    } catch (IOException e) {
      throw file.failure(e);
    }
  }

  @Override
  public void close() {
    file.close();
  }
}
