package io.nasreplay.engine.plan;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * A plan in a file: a header, the records as they are replayed, and the rest. A file that is not
 * what {@link PlanWriter} wrote is found out by its sizes and checksums.
 */
final class PlanFile {
  private static final long MOST_REST_BYTES = 64L << 20;

  private PlanFile() {}

  /** What a plan may hold besides its records: it has to fit into the heap. */
  static long mostRestBytes() {
    return Math.min(MOST_REST_BYTES, Runtime.getRuntime().maxMemory() / 8);
  }

  /**
   * Opens a plan; its records stay in the file. Blocks while the file is checked.
   *
   * @return empty when it is the plan of something else
   * @throws IOException when there is no such file, or it cannot be read, or is damaged
   */
  static Optional<Plan> open(Path path, PlanKey key) throws IOException {
    try (FileChannel file = FileChannel.open(path, StandardOpenOption.READ)) {
      Optional<PlanHeader> header = PlanHeader.read(file, key);
      return header.isPresent() ? Optional.of(open(file, header.get())) : Optional.empty();
    } catch (RuntimeException | InternalError e) {
      // InternalError: the storage below a mapping cannot be read.
      throw new IOException(path + " is damaged", e);
    }
  }

  private static Plan open(FileChannel file, PlanHeader header) throws IOException {
    ByteBuffer rest = map(file, header.restAtBytes(), header.restBytes());
    requireCrc(header.restCrc(), rest);
    ByteBuffer[] segments =
        StepFile.map(
            header.recordsBytes(),
            (fromBytes, lengthBytes) ->
                map(file, PlanHeader.RECORDS_AT_BYTES + fromBytes, lengthBytes));
    requireCrc(header.recordsCrc(), segments);
    return PlanForm.restore(new FormInput(rest.order(ByteOrder.BIG_ENDIAN)), segments);
  }

  private static ByteBuffer map(FileChannel file, long fromBytes, long lengthBytes)
      throws IOException {
    return file.map(FileChannel.MapMode.READ_ONLY, fromBytes, lengthBytes);
  }

  private static void requireCrc(int expected, ByteBuffer... parts) throws IOException {
    CRC32C crc = new CRC32C();
    for (ByteBuffer part : parts) {
      crc.update(part.duplicate());
    }
    if ((int) crc.getValue() != expected) {
      throw new IOException("the checksum is wrong");
    }
  }
}
