package io.nasreplay.engine.content;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.ReplayOptions.DataSource;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.results.model.Verification;
import io.nasreplay.results.model.Verification.Damage;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OperationKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentVerifierTest {
  static final Content PREPARED = Content.of(1, DataSource.UNIQUE);
  static final Content WRITTEN = Content.of(2, DataSource.UNIQUE);

  @TempDir Path folder;
  private final List<String> warnings = new ArrayList<>();

  private Verification verify(Rows rows) {
    return verify(rows, new StopSignal());
  }

  private Verification verify(Rows rows, StopSignal stop) {
    RunListener listener =
        new RunListener() {
          @Override
          public void warned(String message) {
            warnings.add(message);
          }
        };
    return ContentVerifier.verify(rows, folder, PREPARED, WRITTEN, listener, stop);
  }

  private void replay(Rows rows) throws IOException {
    PlainReplay.replay(rows, folder, PREPARED, WRITTEN);
  }

  private void assertIntact(Rows rows) throws IOException {
    replay(rows);
    assertThat(verify(rows).first()).isEmpty();
    assertThat(verify(rows).intact()).isTrue();
    assertThat(warnings).isEmpty();
  }

  @Nested
  class FindsDamage {
    private static final int SIZE = 1 << 20;

    private Rows twoFiles() throws IOException {
      Rows rows =
          new Rows()
              .file("d/old.bin", SIZE)
              .open(0, "d/new.bin", "w+create")
              .write(0, "d/new.bin", 0, 65_536, 16, 65_536)
              .write(0, "d/old.bin", 0, 8192)
              .op(0, OperationKind.CLOSE, "d/new.bin");
      replay(rows);
      Verification before = verify(rows);
      assertThat(before).isEqualTo(new Verification(true, 2, 2 * SIZE, 0, List.of()));
      return rows;
    }

    private Damage onlyDamage(Rows rows) {
      Verification verification = verify(rows);
      assertThat(verification.intact()).isFalse();
      assertThat(verification.first()).hasSize(1);
      return verification.first().get(0);
    }

    private void assertDamage(Damage damage, String path, long offset, long length, String kind) {
      assertThat(damage.path()).isEqualTo(path);
      assertThat(damage.offsetBytes()).isEqualTo(offset);
      assertThat(damage.lengthBytes()).isEqualTo(length);
      assertThat(damage.kind()).as(damage.detail()).isEqualTo(kind);
    }

    private byte[] read(String path, long offset, int length) throws IOException {
      try (FileChannel channel = FileChannel.open(folder.resolve(path))) {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        channel.read(bytes, offset);
        return bytes.array();
      }
    }

    private void write(String path, long offset, byte[] bytes) throws IOException {
      try (FileChannel channel = FileChannel.open(folder.resolve(path), StandardOpenOption.WRITE)) {
        channel.write(ByteBuffer.wrap(bytes), offset);
      }
    }

    private byte[] content(Content content, int id, long generation, long offset, int length) {
      return Contents.bytes(content, id, generation, offset, length);
    }

    @Test
    void aFlippedBitIsWrong() throws IOException {
      Rows rows = twoFiles();
      for (int at : new int[] {0, 11, 45, 2000, 4095}) {
        byte[] before = read("d/new.bin", 5 * 4096 + at, 1);
        write("d/new.bin", 5 * 4096 + at, new byte[] {(byte) (before[0] ^ 0x10)});
        assertDamage(onlyDamage(rows), "d/new.bin", 5 * 4096, 4096, "wrong");
        assertThat(onlyDamage(rows).detail()).contains("1 of 4096 bytes", "between " + at);
        write("d/new.bin", 5 * 4096 + at, before);
      }
      assertThat(verify(rows).intact()).isTrue();
    }

    @Test
    void swappedBlocksAreMisplaced() throws IOException {
      Rows rows = twoFiles();
      byte[] one = read("d/new.bin", 4096, 4096);
      byte[] other = read("d/new.bin", 40_960, 4096);
      write("d/new.bin", 4096, other);
      write("d/new.bin", 40_960, one);
      Verification verification = verify(rows);
      assertThat(verification.damagedBlocks()).isEqualTo(2);
      assertDamage(verification.first().get(0), "d/new.bin", 4096, 4096, "misplaced");
      assertDamage(verification.first().get(1), "d/new.bin", 40_960, 4096, "misplaced");
      assertThat(verification.first().get(0).detail()).contains("d/new.bin at byte 40960");
    }

    @Test
    void aBlockOfAnotherFileIsMisplaced() throws IOException {
      Rows rows = twoFiles();
      write("d/new.bin", 16_384, read("d/old.bin", 16_384, 4096));
      assertDamage(onlyDamage(rows), "d/new.bin", 16_384, 4096, "misplaced");
      assertThat(onlyDamage(rows).detail()).contains("d/old.bin", "before the replay");
    }

    @Test
    void zeroedBlocksAreMissingAndNeighboursAreOneFinding() throws IOException {
      Rows rows = twoFiles();
      write("d/new.bin", 12_288, new byte[8192]);
      assertDamage(onlyDamage(rows), "d/new.bin", 12_288, 8192, "missing");
      assertThat(verify(rows).damagedBlocks()).isEqualTo(2);
    }

    @Test
    void whatWasThereBeforeAWriteIsStale() throws IOException {
      Rows rows = twoFiles();
      write("d/old.bin", 4096, content(PREPARED, 0, 0, 4096, 4096));
      assertDamage(onlyDamage(rows), "d/old.bin", 4096, 4096, "stale");
      assertThat(onlyDamage(rows).detail()).contains("before the replay");
    }

    @Test
    void anEarlierWriteIsStale() throws IOException {
      Rows rows = new Rows().file("f", 8192).write(0, "f", 0, 8192).write(0, "f", 0, 8192);
      replay(rows);
      write("f", 0, content(WRITTEN, 0, 1, 0, 4096));
      assertDamage(onlyDamage(rows), "f", 0, 4096, "stale");
      assertThat(onlyDamage(rows).detail()).contains("operation row 1");
    }

    @Test
    void contentOfARunWithAnotherSeedIsStale() throws IOException {
      Rows rows = twoFiles();
      write("d/new.bin", 0, content(Content.of(99, DataSource.UNIQUE), 1, 2, 0, 4096));
      assertDamage(onlyDamage(rows), "d/new.bin", 0, 4096, "stale");
    }

    @Test
    void aBlockThatIsPartlyOldIsTorn() throws IOException {
      Rows rows = twoFiles();
      byte[] old = content(PREPARED, 0, 0, 0, 8192);
      write("d/old.bin", 1024, Arrays.copyOfRange(old, 1024, 4096));
      assertDamage(onlyDamage(rows), "d/old.bin", 0, 4096, "torn");
      write("d/old.bin", 0, content(WRITTEN, 0, 3, 0, 8192));
      write("d/old.bin", 0, Arrays.copyOfRange(old, 0, 512));
      assertDamage(onlyDamage(rows), "d/old.bin", 0, 4096, "torn");
      write("d/old.bin", 0, content(WRITTEN, 0, 3, 0, 8192));
      write("d/old.bin", 3000, new byte[1096]);
      assertDamage(onlyDamage(rows), "d/old.bin", 0, 4096, "torn");
    }

    @Test
    void aBlockOfWhichAnEarlierWriteHoldsSectorsIsTorn() throws IOException {
      Rows rows = new Rows().file("f", 8192).write(0, "f", 0, 8192).write(0, "f", 0, 8192);
      replay(rows);
      byte[] older = content(WRITTEN, 0, 1, 0, 4096);
      byte[] newer = content(WRITTEN, 0, 2, 0, 4096);
      for (int sector = 0; sector < 4096; sector += 512) {
        write("f", sector, Arrays.copyOfRange(older, sector, sector + 512));
        assertDamage(onlyDamage(rows), "f", 0, 4096, "torn");
        write("f", 0, newer);
      }
      write("f", 700, Arrays.copyOfRange(older, 700, 4096));
      assertDamage(onlyDamage(rows), "f", 0, 4096, "torn");
    }

    @Test
    void foreignDataIsWrong() throws IOException {
      Rows rows = twoFiles();
      byte[] foreign = new byte[4096];
      Arrays.fill(foreign, (byte) 'x');
      write("d/new.bin", SIZE - 4096, foreign);
      assertDamage(onlyDamage(rows), "d/new.bin", SIZE - 4096, 4096, "wrong");
    }

    @Test
    void dataInAHoleIsFound() throws IOException {
      Rows rows = new Rows().file("f", 16_384).truncate(0, "f", 4096).truncate(0, "f", 16_384);
      assertIntact(rows);
      write("f", 8192, content(PREPARED, 0, 0, 8192, 4096));
      assertDamage(onlyDamage(rows), "f", 8192, 4096, "stale");
    }

    @Test
    void aShortenedFileHasTheWrongSize() throws IOException {
      Rows rows = twoFiles();
      try (FileChannel channel =
          FileChannel.open(folder.resolve("d/new.bin"), StandardOpenOption.WRITE)) {
        channel.truncate(SIZE - 10_000);
      }
      assertDamage(onlyDamage(rows), "d/new.bin", SIZE - 10_000, 10_000, "size");
      assertThat(verify(rows).damagedBlocks()).isEqualTo(3);
    }

    @Test
    void aLengthenedFileHasTheWrongSize() throws IOException {
      Rows rows = twoFiles();
      write("d/new.bin", SIZE, new byte[1]);
      assertDamage(onlyDamage(rows), "d/new.bin", SIZE, 1, "size");
    }

    @Test
    void aDeletedFileIsMissing() throws IOException {
      Rows rows = twoFiles();
      Files.delete(folder.resolve("d/new.bin"));
      assertDamage(onlyDamage(rows), "d/new.bin", 0, SIZE, "missing");
      assertThat(verify(rows).damagedBlocks()).isEqualTo(SIZE / 4096);
    }

    @Test
    void aSymbolicLinkInPlaceOfTheFileIsNotFollowed() throws IOException {
      Rows rows = twoFiles();
      Files.move(folder.resolve("d/new.bin"), folder.resolve("d/moved"));
      Files.createSymbolicLink(folder.resolve("d/new.bin"), folder.resolve("d/moved"));
      assertDamage(onlyDamage(rows), "d/new.bin", 0, SIZE, "missing");
    }

    @Test
    void aFileThatTheTraceDeletedIsStale() throws IOException {
      Rows rows = new Rows().file("f", 5000).op(0, OperationKind.DELETE, "f");
      assertIntact(rows);
      Files.write(folder.resolve("f"), new byte[1]);
      assertDamage(onlyDamage(rows), "f", 0, 0, "stale");
    }

    @Test
    void aMissingDirectoryIsMissing() throws IOException {
      Rows rows = new Rows().op(0, OperationKind.MKDIR, "made");
      assertIntact(rows);
      Files.delete(folder.resolve("made"));
      assertDamage(onlyDamage(rows), "made", 0, 0, "missing");
    }

    @Test
    void onlyTheFirstHundredPlacesAreKeptButAllAreCounted() throws IOException {
      Rows rows = new Rows().file("f", 300 * 8192);
      replay(rows);
      for (int i = 0; i < 300; i++) {
        write("f", i * 8192L, new byte[4096]);
      }
      assertThat(verify(rows).first()).hasSize(100);
      assertThat(verify(rows).damagedBlocks()).isEqualTo(300);
    }
  }

  @Test
  void trickySequencesLeaveFilesIntact() throws IOException {
    assertIntact(
        new Rows()
            .dir("keep/empty")
            .file("a", 10_000)
            .file("keep/b", 3)
            .open(0, "c", "w+create+append")
            .write(0, "c", 0, 1000, 7, 1000)
            .write(0, "c", 0, 3000)
            .op(0, OperationKind.RENAME, "c", "keep/c")
            .write(0, "keep/c", 0, 500)
            .op(0, OperationKind.CLOSE, "keep/c")
            .op(0, OperationKind.COPY, "keep/c", "keep/b")
            .write(0, "keep/b", 2, 17)
            .truncate(0, "a", 4097)
            .truncate(0, "a", 20_001)
            .write(0, "a", 19_999, 10_000)
            .op(0, OperationKind.RENAME, "keep", "kept")
            .op(0, OperationKind.COPY, "a", "kept/copy")
            .open(0, "a", "rw")
            .op(0, OperationKind.DELETE, "a")
            .write(0, "a", 0, 100)
            .open(1, "a", "w+new")
            .write(1, "a", 5_000_000, 1)
            .failing(0, OperationKind.DELETE, "nothing", ErrorCode.ENOENT)
            .op(0, OperationKind.MKDIR, "made")
            .op(0, OperationKind.RMDIR, "made")
            .open(0, "kept/c", "rw+truncate")
            .write(0, "kept/c", 4000, 200));
  }

  @Test
  void rowsWithGapsBackwardStridesAndOverlapsAreFollowed() throws IOException {
    assertIntact(
        new Rows()
            .file("a", 100_000)
            .write(0, "a", 0, 1000, 20, 5000)
            .write(0, "a", 90_000, 4096, 10, -4096)
            .write(0, "a", 5, 3000, 10, 1000)
            .write(0, "a", 50_000, 0));
  }

  @Test
  void zeroContentIsVerifiedToo() throws IOException {
    Content zero = Content.of(0, DataSource.ZERO);
    Rows rows = new Rows().file("f", 10_000).write(0, "f", 100, 20_000);
    PlainReplay.replay(rows, folder, zero, zero);
    Verification verification =
        ContentVerifier.verify(rows, folder, zero, zero, RunListener.SILENT, new StopSignal());
    assertThat(verification.intact()).isTrue();
    Files.write(folder.resolve("f"), new byte[] {1}, StandardOpenOption.WRITE);
    verification =
        ContentVerifier.verify(rows, folder, zero, zero, RunListener.SILENT, new StopSignal());
    assertThat(verification.first()).extracting(Damage::kind).containsExactly("wrong");
  }

  @Test
  void aStoppedVerificationIsNotIntact() throws IOException {
    Rows rows = new Rows().file("f", 10_000);
    replay(rows);
    StopSignal stop = new StopSignal();
    stop.stop("enough");
    assertThat(verify(rows, stop).intact()).isFalse();
  }

  @Test
  void thePhaseIsAnnouncedWithItsBytes() throws IOException {
    Rows rows = new Rows().file("f", 10_000).file("g", 5);
    replay(rows);
    List<String> heard = new ArrayList<>();
    RunListener listener =
        new RunListener() {
          @Override
          public void phaseStarted(Phase phase, long total, String unit) {
            heard.add(phase + " " + total + " " + unit);
          }

          @Override
          public void phaseEnded(Phase phase) {
            heard.add(phase + " ended");
          }
        };
    ContentVerifier.verify(rows, folder, PREPARED, WRITTEN, listener, new StopSignal());
    assertThat(heard).containsExactly("VERIFY 10005 bytes", "VERIFY ended");
  }
}
