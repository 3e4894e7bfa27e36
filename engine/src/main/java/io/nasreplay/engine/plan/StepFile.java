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

  /** Maps a range of the records. */
  interface Mapping {
    ByteBuffer map(long fromBytes, long lengthBytes) throws IOException;
  }

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
    try {
      return map(
          endBytes,
          (fromBytes, lengthBytes) ->
              file.map(FileChannel.MapMode.READ_ONLY, fromBytes, lengthBytes));
    } catch (IOException e) {
      throw file.failure(e);
    }
  }

  /** So many bytes of records, one mapping per segment. */
  static ByteBuffer[] map(long totalBytes, Mapping mapping) throws IOException {
    ByteBuffer[] mapped = new ByteBuffer[(int) ((totalBytes + SEGMENT_BYTES - 1) / SEGMENT_BYTES)];
    for (int i = 0; i < mapped.length; i++) {
      long fromBytes = i * SEGMENT_BYTES;
      long lengthBytes = Math.min(SEGMENT_BYTES, totalBytes - fromBytes);
      mapped[i] = mapping.map(fromBytes, lengthBytes).order(ByteOrder.LITTLE_ENDIAN);
    }
    return mapped;
  }

  @Override
  public void close() {
    file.close();
  }
}
