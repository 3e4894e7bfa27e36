package io.nasreplay.engine.content;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import com.sun.management.ThreadMXBean;
import io.nasreplay.engine.api.ReplayOptions.DataSource;
import io.nasreplay.traces.model.TracePath;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ContentTest {
  private static final int MIB = 1 << 20;
  private static final long SEED = 42;
  private static final Content CONTENT = Content.of(SEED, DataSource.UNIQUE);

  /** The two ways to get content. */
  enum Way {
    READY {
      @Override
      ContentSlices slices(Content content, int longestBytes) {
        return content.slices(longestBytes);
      }
    },
    COPIED {
      @Override
      ContentSlices slices(Content content, int longestBytes) {
        int bytes = longestBytes + Content.MARGIN_BYTES;
        return content.slicesIn(ByteBuffer.allocateDirect(bytes + 4096).alignedSlice(4096));
      }
    };

    abstract ContentSlices slices(Content content, int longestBytes);
  }

  @ParameterizedTest
  @EnumSource
  void anyRangeIsThatOfTheByteWiseDefinition(Way way) {
    SplittableRandom random = new SplittableRandom(7);
    int longest = 3 * MIB;
    ContentSlices slices = way.slices(CONTENT, longest);
    for (int round = 0; round < 2000; round++) {
      int contentId = random.nextInt(4);
      long generation = random.nextInt(3);
      long offset = random.nextLong(1L << random.nextInt(1, 45));
      int length = random.nextInt(1 << random.nextInt(1, 15));
      if (round % 100 == 0) {
        length = longest - random.nextInt(2);
      }
      ByteBuffer slice = slices.slice(contentId, generation, offset, length);
      assertThat(slice.remaining()).isEqualTo(length);
      Definition file = new Definition(SEED, contentId, generation);
      for (int i = 0; i < length; i += length > MIB ? 1 + random.nextInt(500) : 1) {
        if (slice.get(slice.position() + i) != file.at(offset + i)) {
          assertThat(slice.get(slice.position() + i))
              .as("file %d write %d byte %d + %d", contentId, generation, offset, i)
              .isEqualTo(file.at(offset + i));
        }
      }
    }
  }

  /** Content as it is defined, byte by byte, slowly. */
  private record Definition(long seed, int contentId, long generation) {
    byte at(long offset) {
      int into = (int) (offset % 4096);
      long checksum = checksum(offset - into);
      long pooled = (base() * 4096 + offset) % MIB;
      long word = Mixing.mixAt(~seed, (int) (pooled / 8));
      if (into < 40) {
        word = stampWord(checksum, into / 8, offset - into);
      } else if (into % 512 < 8) {
        word = checksum + Mixing.GOLDEN * (into / 512);
      }
      return (byte) (word >>> into % 8 * 8);
    }

    private long base() {
      return Long.remainderUnsigned(Mixing.mix(seed + contentId), MIB / 4096);
    }

    private long checksum(long blockOffset) {
      long hash = 0x6e6173626c6f636bL;
      for (long word : new long[] {seed, contentId, generation, blockOffset}) {
        hash = Mixing.absorb(hash, word);
      }
      return hash;
    }

    private long stampWord(long checksum, int word, long blockOffset) {
      long value = new long[] {0, seed, contentId, generation, blockOffset}[word];
      return value ^ Long.rotateLeft(checksum, 13 * word);
    }
  }

  @Test
  void theBytesAreThoseOfASecondImplementationInAnotherLanguage() throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(bytes(0, 0, 0, MIB));
    digest.update(bytes(77, 1L << 33, (1L << 45) + 5, MIB));
    assertThat(HexFormat.of().formatHex(digest.digest()))
        .isEqualTo("7ee42d4ed05c3037384bf3fcd4e74a3a85d9014a554d822ac563a8f1a22bf859");
  }

  @ParameterizedTest
  @EnumSource
  void whatIsAlignedInTheFileIsAlignedInMemory(Way way) {
    SplittableRandom random = new SplittableRandom(8);
    for (DataSource source : DataSource.values()) {
      ContentSlices slices = way.slices(Content.of(SEED, source), 300_000);
      for (int round = 0; round < 1000; round++) {
        long offset = random.nextLong(1L << random.nextInt(1, 40));
        ByteBuffer slice = slices.slice(random.nextInt(9), 1, offset, random.nextInt(300_001));
        assertThat(slice.isDirect()).isTrue();
        assertThat(slice.alignmentOffset(slice.position(), 4096)).isEqualTo((int) (offset % 4096));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void slicesAllocateNothing(Way way) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    ContentSlices slices = way.slices(CONTENT, 20_000);
    takeMany(slices);
    long before = threads.getCurrentThreadAllocatedBytes();
    takeMany(slices);
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(10_000);
  }

  private static void takeMany(ContentSlices slices) {
    for (int i = 0; i < 50_000; i++) {
      slices.slice(i % 3, i / 2, i * 1000L, i % 20_000);
    }
  }

  @Test
  void noTwoBlocksAreAlikeOverFilesGenerationsAndOffsets() {
    Set<ByteBuffer> blocks = new HashSet<>();
    for (int contentId = 0; contentId < 8; contentId++) {
      for (long generation = 0; generation < 4; generation++) {
        byte[] part = bytes(contentId, generation, 0, 2 * MIB);
        for (int block = 0; block < part.length; block += 4096) {
          blocks.add(ByteBuffer.wrap(part, block, 4096));
        }
      }
    }
    assertThat(blocks).hasSize(8 * 4 * 512);
  }

  @Test
  void noKilobyteRepeatsWhereverItBegins() {
    Set<ByteBuffer> ranges = new HashSet<>();
    for (long generation = 0; generation < 2; generation++) {
      byte[] part = bytes(1, generation, 0, 4 * MIB);
      for (int at = 0; at < 4 * MIB; at += 1024) {
        ranges.add(ByteBuffer.wrap(part, at, 1024));
        ranges.add(ByteBuffer.wrap(part, Math.min(at + 300, 4 * MIB - 1023), 1023));
      }
    }
    assertThat(ranges).hasSize(2 * 2 * 4096);
  }

  @Test
  void zstdSavesNothingOnRecordsOfAMebibyteOfOneWrite() {
    for (int record = 0; record < 16; record++) {
      assertThat(compressed(bytes(record / 8, 1, (long) record * MIB, MIB)))
          .isGreaterThanOrEqualTo(0.99);
    }
  }

  @Test
  void zstdSavesNothingOnRecordsWhoseBlocksComeFromManyWrites() {
    byte[] record = new byte[MIB];
    for (int block = 0; block < MIB; block += 4096) {
      System.arraycopy(bytes(3, 1 + block * 7L % 1009, MIB + block, 4096), 0, record, block, 4096);
    }
    assertThat(compressed(record)).isGreaterThanOrEqualTo(0.99);
  }

  private static double compressed(byte[] record) {
    return Zstd.compress(record, 9).length / (double) record.length;
  }

  @Test
  void theStampTellsWhoWroteTheBlock() {
    ByteBuffer buffer = ByteBuffer.wrap(bytes(5, 6, 7 * 4096, 4096));
    assertThat(Stamp.read(buffer, 0)).isEqualTo(new Stamp(SEED, 5, 6, 7 * 4096));
    buffer.put(11, (byte) (buffer.get(11) ^ 1));
    assertThat(Stamp.read(buffer, 0)).isNull();
    assertThat(Stamp.read(ByteBuffer.allocate(4096), 0)).isNull();
  }

  @Test
  void anotherSeedIsOtherContent() {
    byte[] other = Contents.bytes(Content.of(43, DataSource.UNIQUE), 0, 0, 0, 4096);
    byte[] here = bytes(0, 0, 0, 4096);
    long equal = IntStream.range(0, 4096).filter(i -> other[i] == here[i]).count();
    assertThat(equal).isLessThan(64);
  }

  @ParameterizedTest
  @EnumSource
  void anotherWriteDiffersInEverySector(Way way) {
    ContentSlices slices = way.slices(CONTENT, 8192);
    byte[] one = new byte[8192];
    slices.slice(1, 1, 0, 8192).get(one);
    byte[] other = new byte[8192];
    slices.slice(1, 2, 0, 8192).get(other);
    for (int sector = 0; sector < 8192; sector += 512) {
      assertThat(Arrays.mismatch(one, sector, sector + 512, other, sector, sector + 512))
          .isBetween(0, 7);
    }
  }

  @Test
  void theZeroSourceGivesZerosWhateverWasInTheMemory() {
    Content zero = Content.of(SEED, DataSource.ZERO);
    ByteBuffer memory = ByteBuffer.allocateDirect(100_000 + Content.MARGIN_BYTES);
    for (int round = 0; round < 2; round++) {
      memory.clear();
      IntStream.range(0, memory.capacity()).forEach(i -> memory.put(i, (byte) 1));
      ByteBuffer slice = zero.slicesIn(memory).slice(1, 1, 4095, 100_000);
      assertThat(slice).isEqualTo(ByteBuffer.allocate(100_000));
    }
    assertThat(zero.slices(100_000).slice(1, 1, 4095, 100_000))
        .isEqualTo(ByteBuffer.allocate(100_000));
  }

  @Test
  void readySlicesTakeThePoolAndTheLongestSlice() {
    assertThat(CONTENT.sliceMemoryBytes(0)).isEqualTo(MIB);
    assertThat(CONTENT.sliceMemoryBytes(1)).isEqualTo(MIB + 4096);
    assertThat(CONTENT.sliceMemoryBytes(1 << 30)).isEqualTo(MIB + (1L << 30));
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
    return Contents.bytes(CONTENT, contentId, generation, offsetBytes, length);
  }
}
