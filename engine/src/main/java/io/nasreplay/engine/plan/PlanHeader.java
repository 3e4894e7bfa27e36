package io.nasreplay.engine.plan;

import com.google.common.hash.HashCode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * The start of a kept plan's file. The records follow at {@link #RECORDS_AT_BYTES}, and the rest at
 * the end.
 *
 * @param recordsBytes size of the records
 * @param recordsCrc their CRC-32C
 * @param restBytes size of the rest
 * @param restCrc its CRC-32C
 */
record PlanHeader(long recordsBytes, int recordsCrc, long restBytes, int restCrc) {
  /** A page, so that records lie in cache lines of their own. */
  static final int RECORDS_AT_BYTES = 4_096;

  private static final int VERSION = 2;
  private static final long MAGIC = 0x6E61_7372_706C_616EL; // "nasrplan"
  private static final int DIGEST_BYTES = 32;
  static final int BYTES = 8 + 4 + 2 * DIGEST_BYTES + 2 * (8 + 4) + 4;

  long restAtBytes() {
    return RECORDS_AT_BYTES + recordsBytes;
  }

  long fileBytes() {
    return restAtBytes() + restBytes;
  }

  void write(FileChannel file, PlanKey key) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(BYTES).order(ByteOrder.BIG_ENDIAN);
    bytes.putLong(MAGIC).putInt(VERSION);
    bytes.put(key.source().asBytes()).put(key.build().asBytes());
    bytes.putLong(recordsBytes).putInt(recordsCrc).putLong(restBytes).putInt(restCrc);
    bytes.putInt(crc(bytes.duplicate().flip())).flip();
    while (bytes.hasRemaining()) {
      file.write(bytes, bytes.position());
    }
  }

  /**
   * Reads a header and holds it against the file's size.
   *
   * @return empty when the file holds the plan of something else
   * @throws IOException when the file cannot be read, or is no whole file of this form
   */
  static Optional<PlanHeader> read(FileChannel file, PlanKey key) throws IOException {
    ByteBuffer bytes = start(file);
    if (bytes.getLong() != MAGIC || bytes.getInt() != VERSION) {
      return Optional.empty();
    }
    PlanKey found = new PlanKey(digest(bytes), digest(bytes));
    PlanHeader header =
        new PlanHeader(bytes.getLong(), bytes.getInt(), bytes.getLong(), bytes.getInt());
    header.requireSize(file.size());
    return found.equals(key) ? Optional.of(header) : Optional.empty();
  }

  private static ByteBuffer start(FileChannel file) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(BYTES).order(ByteOrder.BIG_ENDIAN);
    int count = 0;
    while (bytes.hasRemaining() && count >= 0) {
      count = file.read(bytes, bytes.position());
    }
    int crcAt = BYTES - Integer.BYTES;
    if (bytes.hasRemaining() || bytes.getInt(crcAt) != crc(bytes.duplicate().flip().limit(crcAt))) {
      throw new IOException("the header is damaged");
    }
    return bytes.flip();
  }

  private void requireSize(long fileBytes) throws IOException {
    FormInput.require(recordsBytes, 0, fileBytes);
    FormInput.require(restBytes, 0, Math.min(fileBytes, PlanFile.mostRestBytes()));
    FormInput.require(fileBytes, fileBytes(), fileBytes());
  }

  private static HashCode digest(ByteBuffer bytes) {
    byte[] digest = new byte[DIGEST_BYTES];
    bytes.get(digest);
    return HashCode.fromBytes(digest);
  }

  private static int crc(ByteBuffer bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return (int) crc.getValue();
  }
}
