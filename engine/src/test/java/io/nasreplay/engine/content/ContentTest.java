package io.nasreplay.engine.content;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.ZstdOutputStream;
import io.nasreplay.engine.api.ReplayOptions.DataSource;
import io.nasreplay.traces.model.TracePath;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ContentTest {
  private static final int MIB = 1 << 20;
  private static final Content CONTENT = Content.of(42, DataSource.UNIQUE);

  @Test
  void anySplitOfARangeGivesTheSameBytes() {
    SplittableRandom random = new SplittableRandom(7);
    byte[] whole = bytes(3, 9, 1234, 40_000);
    for (int round = 0; round < 200; round++) {
      ByteBuffer pieces = buffer(round, 40_000);
      int at = 0;
      while (at < 40_000) {
        int length = Math.min(40_000 - at, 1 + random.nextInt(1 << random.nextInt(1, 15)));
        CONTENT.fill(pieces.position(at).limit(at + length), 3, 9, 1234 + at);
        assertThat(pieces.position()).isEqualTo(at);
        assertThat(pieces.limit()).isEqualTo(at + length);
        at += length;
      }
      assertThat(toArray(pieces.clear())).isEqualTo(whole);
    }
  }

  @Test
  void everyShortRangeInsideABlockIsThatPartOfTheBlock() {
    byte[] whole = bytes(1, 1, 0, 2 * Content.BLOCK_BYTES);
    for (int from : new int[] {0, 1, 7, 8, 33, 39, 40, 41, 47, 48, 4080, 4088, 4089, 4095}) {
      for (int length = 1; length <= 70; length++) {
        byte[] expected = Arrays.copyOfRange(whole, from, from + length);
        assertThat(bytes(1, 1, from, length)).as("%d+%d", from, length).isEqualTo(expected);
      }
    }
  }

  @Test
  void nothingOutsidePositionAndLimitIsTouched() {
    ByteBuffer buffer = ByteBuffer.allocate(9000);
    CONTENT.fill(buffer.position(13).limit(8501), 1, 1, 4095);
    assertThat(Arrays.copyOf(buffer.array(), 13)).containsOnly(0);
    assertThat(Arrays.copyOfRange(buffer.array(), 8501, 9000)).containsOnly(0);
  }

  @Test
  void noTwoBlocksAreAlikeOverFilesGenerationsAndOffsets() {
    Set<ByteBuffer> blocks = new HashSet<>();
    for (int contentId = 0; contentId < 8; contentId++) {
      for (long generation = 0; generation < 8; generation++) {
        for (long block = 0; block < 64; block++) {
          blocks.add(ByteBuffer.wrap(bytes(contentId, generation, block * 4096, 4096)));
        }
      }
    }
    assertThat(blocks).hasSize(8 * 8 * 64);
  }

  @Test
  void zstdWithALongWindowSavesNothing() throws IOException {
    CountingStream counting = new CountingStream();
    try (ZstdOutputStream zstd = new ZstdOutputStream(counting, 3)) {
      zstd.setLong(27);
      for (int part = 0; part < 64; part++) {
        zstd.write(bytes(part / 16, 1 + part / 32, (long) part % 16 * MIB, MIB));
      }
    }
    assertThat(counting.bytes / (64.0 * MIB)).isGreaterThanOrEqualTo(0.99);
  }

  @Test
  void theBytesAreThoseOfASecondImplementationInAnotherLanguage() throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(bytes(0, 0, 0, MIB));
    digest.update(bytes(77, 1L << 33, (1L << 45) + 5, MIB));
    assertThat(HexFormat.of().formatHex(digest.digest()))
        .isEqualTo("9dbd28bf71cd5bb1681fc640b4a69ee6bd9e9b24c2aff02be0932c9b2f235b20");
  }

  @Test
  void theStampTellsWhoWroteTheBlock() {
    ByteBuffer buffer = ByteBuffer.wrap(bytes(5, 6, 7 * 4096, 4096));
    assertThat(Stamp.read(buffer, 0)).isEqualTo(new Stamp(42, 5, 6, 7 * 4096));
    buffer.put(11, (byte) (buffer.get(11) ^ 1));
    assertThat(Stamp.read(buffer, 0)).isNull();
    assertThat(Stamp.read(ByteBuffer.allocate(4096), 0)).isNull();
  }

  @Test
  void anotherSeedIsOtherContent() {
    ByteBuffer other = ByteBuffer.allocate(4096);
    Content.of(43, DataSource.UNIQUE).fill(other, 0, 0, 0);
    byte[] here = bytes(0, 0, 0, 4096);
    long equal = IntStream.range(0, 4096).filter(i -> other.get(i) == here[i]).count();
    assertThat(equal).isLessThan(64);
  }

  @Test
  void theZeroSourceFillsZeros() {
    ByteBuffer buffer = buffer(1, 100_000);
    IntStream.range(0, 100_000).forEach(i -> buffer.put(i, (byte) 1));
    Content.of(42, DataSource.ZERO).fill(buffer.position(1).limit(99_999), 1, 1, 1);
    byte[] filled = toArray(buffer.clear());
    assertThat(Arrays.copyOfRange(filled, 1, 99_999)).containsOnly(0);
    assertThat(filled[0] + filled[99_999]).isEqualTo(2);
  }

  @Test
  void pathsAreNumberedInOrderOfAppearance() {
    ContentIds ids = new ContentIds();
    assertThat(ids.idOf(new TracePath("b"))).isZero();
    assertThat(ids.idOf(new TracePath("a"))).isEqualTo(1);
    assertThat(ids.idOf(new TracePath("b"))).isZero();
    assertThat(ids.pathOf(1)).isEqualTo("a");
  }

  private static byte[] bytes(int contentId, long generation, long offsetBytes, int length) {
    ByteBuffer buffer = ByteBuffer.allocateDirect(length);
    CONTENT.fill(buffer, contentId, generation, offsetBytes);
    return toArray(buffer);
  }

  private static ByteBuffer buffer(int round, int length) {
    ByteBuffer buffer =
        round % 2 == 0 ? ByteBuffer.allocate(length) : ByteBuffer.allocateDirect(length);
    return buffer.order(round % 3 == 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
  }

  private static byte[] toArray(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(buffer.position(), bytes);
    return bytes;
  }

  private static final class CountingStream extends OutputStream {
    private long bytes;

    @Override
    public void write(int b) {
      bytes++;
    }

    @Override
    public void write(byte[] b, int from, int length) {
      bytes += length;
    }
  }
}
