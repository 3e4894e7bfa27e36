package io.nasreplay.traces.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.traces.TraceText;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TraceProfileTest {
  private static final String COLUMNS =
      "stream,op,path,to,flags,offset,length,count,stride,at_us,period_us,expect";

  @Test
  void countsOperationsBytesBlocksAndStreams() throws IOException {
    TraceProfile profile =
        profile(
            ",dir,d,,,,,,,,,",
            ",file,d/e/a,,,,1000000,,,,,",
            "3,stream,reader,,,,,4,,,,",
            "3,open,d/e/a,,r,,,,,,,",
            "3,read,d/e/a,,,0,4096,10,,0,100,",
            "3,read,d/e/a,,,100000,512,,,5000,,",
            "0,open,b,,w+create,,,,,,,",
            "0,write,b,,,0,65536,2,,,,",
            "0,copy,d/e/a,c,,,,,,,,",
            "0,stat,none,,,,,,,,,ENOENT",
            "3,close,d/e/a,,,,,,,,,");

    assertThat(profile.operations()).isEqualTo(18);
    assertThat(profile.bytesRead()).isEqualTo(41_472);
    assertThat(profile.bytesWritten()).isEqualTo(131_072);
    assertThat(profile.fileSet()).isEqualTo(new FileSetUse(1, 2, 1_000_000));
    assertThat(profile.kinds())
        .contains(
            new KindUse(OperationKind.READ, 11, 41_472),
            new KindUse(OperationKind.COPY, 1, 1_000_000),
            new KindUse(OperationKind.OPEN, 2, 0),
            new KindUse(OperationKind.STAT, 1, 0));
    assertThat(profile.blocks())
        .containsExactly(
            new BlockUse(OperationKind.READ, 512, 1, 512),
            new BlockUse(OperationKind.READ, 4096, 10, 40_960),
            new BlockUse(OperationKind.WRITE, 65_536, 2, 131_072));
    assertThat(profile.largestTransferBytes()).isEqualTo(65_536);
    assertThat(profile.unlistedTransfers()).isZero();
    assertThat(profile.filesTouched()).isEqualTo(3);
    assertThat(profile.scheduledMicros()).hasValue(5_000);
    assertThat(profile.growth()).isEqualTo(new TraceProfile.Growth(1_131_072, 2));
    assertThat(profile.streams())
        .containsExactly(
            new StreamUse(0, "0", 1, 5, 0, 131_072, new Sequentiality(2, 1)),
            new StreamUse(3, "reader", 4, 13, 41_472, 0, new Sequentiality(11, 9)));
    assertThat(profile.digest()).hasSize(64);
  }

  @Test
  void twoInterleavedStreamsAreSequentialEachButNotTogether() throws IOException {
    TraceProfile profile =
        profile(
            ",file,a,,,,100,,,,,",
            ",file,b,,,,100,,,,,",
            "0,read,a,,,0,10,,,,,",
            "1,read,b,,,0,10,,,,,",
            "0,read,a,,,10,10,,,,,",
            "1,read,b,,,10,10,,,,,",
            "1,stat,a,,,,,,,,,",
            "1,write,b,,,20,10,,,,,");

    assertThat(profile.sequentiality()).isEqualTo(new Sequentiality(5, 1));
    assertThat(profile.sequentiality().percent()).isEqualTo(20, within(1e-9));
    assertThat(profile.streams().get(0).sequentiality()).isEqualTo(new Sequentiality(2, 1));
    assertThat(profile.streams().get(1).sequentiality()).isEqualTo(new Sequentiality(3, 2));
  }

  @Test
  void oneSequentialFileIsSequentialButForItsFirstBlock() throws IOException {
    TraceProfile profile = profile(",file,a,,,,1073741824,,,,,", "0,read,a,,,0,262144,4096,,,,");

    assertThat(profile.sequentiality()).isEqualTo(new Sequentiality(4096, 4095));
    assertThat(profile.workingSet()).isEqualTo(new WorkingSet(262_144, true));
    assertThat(profile.scheduledMicros()).isEmpty();
    assertThat(profile.growth()).isEqualTo(new TraceProfile.Growth(0, 0));
  }

  @Test
  void aReversedRowIsNotSequential() throws IOException {
    assertThat(
            profile(",file,a,,,,40960,,,,,", "0,read,a,,,36864,4096,10,-4096,,,").sequentiality())
        .isEqualTo(new Sequentiality(10, 0));
  }

  @Test
  void sequenceGoesOnAfterARename() throws IOException {
    assertThat(
            profile(
                    ",file,a,,,,40960,,,,,",
                    "0,read,a,,,0,4096,,,,,",
                    "0,rename,a,b,,,,,,,,",
                    "0,read,b,,,4096,4096,,,,,")
                .sequentiality())
        .isEqualTo(new Sequentiality(2, 1));
  }

  @Test
  void appendsGoToTheEndWhateverTheirOffset() throws IOException {
    String[] rows = new String[1_002];
    Arrays.fill(rows, "0,write,log,,,,4096,,,,,");
    rows[0] = "0,open,log,,w+create+append,,,,,,,";
    rows[1_001] = "0,close,log,,,,,,,,,";
    TraceProfile profile = profile(rows);

    assertThat(profile.sequentiality()).isEqualTo(new Sequentiality(1_000, 999));
    assertThat(profile.streams().get(0).sequentiality()).isEqualTo(new Sequentiality(1_000, 999));
    assertThat(profile.workingSet().bytes()).isEqualTo(4_096_000);
    assertThat(profile.growth()).isEqualTo(new TraceProfile.Growth(4_096_000, 1));
  }

  @Test
  void repeatedAppendsFollowEachOtherWhateverTheirStride() throws IOException {
    TraceProfile profile =
        profile(
            ",file,log,,,,8192,,,,,",
            "0,open,log,,rw+append,,,,,,,",
            "0,write,log,,,0,4096,10,0,,,",
            "0,write,log,,,77,4096,10,1000000,,,",
            "0,read,log,,,86016,4096,,,,,");

    assertThat(profile.sequentiality()).isEqualTo(new Sequentiality(21, 19));
    assertThat(profile.workingSet().pages()).isEqualTo(20);
    assertThat(profile.growth()).isEqualTo(new TraceProfile.Growth(81_920, 0));
  }

  @Test
  void growthIsThePeakAndNotTheSum() throws IOException {
    String[] rows = new String[400];
    for (int i = 0; i < rows.length; i += 4) {
      rows[i] = "0,open,t,,w+new,,,,,,,";
      rows[i + 1] = "0,write,t,,,0,1000,,,,,";
      rows[i + 2] = "0,close,t,,,,,,,,,";
      rows[i + 3] = "0,delete,t,,,,,,,,,";
    }
    TraceProfile profile = profile(rows);

    assertThat(profile.growth()).isEqualTo(new TraceProfile.Growth(1_000, 1));
    assertThat(profile.filesTouched()).isEqualTo(100);
    assertThat(profile.workingSet().pages()).isEqualTo(100);
  }

  @Test
  void rowsAndTheirExpansionHaveTheSameFigures() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 200; round++) {
      OperationRow row =
          OperationRow.of(0, OperationKind.WRITE)
              .path(new TracePath("a"))
              .offsetBytes(50_000_000 + random.nextInt(10_000))
              .lengthBytes(random.nextInt(20_000))
              .count(1 + random.nextInt(400))
              .strideBytes(random.nextInt(-100_000, 100_000))
              .build();
      assertSameAsExpanded(row);
    }
  }

  @Test
  void workingSetEqualsABruteForceCount() {
    SplittableRandom random = new SplittableRandom(6);
    ProfileBuilder profile = new ProfileBuilder();
    Set<String> pages = new HashSet<>();
    for (int file = 0; file < 3; file++) {
      profile.accept(new FileRow(new TracePath("f" + file), 1L << 30));
    }
    for (int i = 0; i < 3_000; i++) {
      String path = "f" + random.nextInt(3);
      long offset = random.nextLong(1L << 30);
      long length = random.nextInt(300_000);
      profile.accept(
          OperationRow.of(0, OperationKind.READ)
              .path(new TracePath(path))
              .offsetBytes(offset)
              .lengthBytes(length)
              .build());
      for (long page = offset / 4096; length > 0 && page <= (offset + length - 1) / 4096; page++) {
        pages.add(path + "/" + page);
      }
    }

    assertThat(profile.build().workingSet()).isEqualTo(new WorkingSet(pages.size(), true));
  }

  @Test
  void hugeRowsTakeNoTimeAndNoMemory() throws IOException {
    TraceProfile profile =
        profile(
            ",file,a,,,,0,,,,,",
            "0,write,a,,,0,1073741824,2097152,,,,",
            "0,write,a,,,0,1,4611686018427387,2000,,,");

    assertThat(profile.bytesWritten()).isEqualTo((1L << 51) + 4_611_686_018_427_387L);
    assertThat(profile.workingSet().complete()).isFalse();
    assertThat(profile.workingSet().bytes()).isGreaterThan(1L << 46);
  }

  private static void assertSameAsExpanded(OperationRow row) {
    ProfileBuilder whole = new ProfileBuilder();
    ProfileBuilder expanded = new ProfileBuilder();
    whole.accept(new FileRow(new TracePath("a"), 1));
    expanded.accept(new FileRow(new TracePath("a"), 1));
    whole.accept(row);
    for (long i = 0; i < row.count(); i++) {
      expanded.accept(
          OperationRow.of(0, row.kind())
              .path(row.requiredPath())
              .offsetBytes(row.offsetBytesOf(i))
              .lengthBytes(row.lengthBytes())
              .build());
    }
    assertThat(whole.build())
        .as("%s", row)
        .usingRecursiveComparison()
        .ignoringFields("digest")
        .isEqualTo(expanded.build());
  }

  private static TraceProfile profile(String... rows) throws IOException {
    return TraceProfile.of(TraceText.source(COLUMNS, rows));
  }
}
