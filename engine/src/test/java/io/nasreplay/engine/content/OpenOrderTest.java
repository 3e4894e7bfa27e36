package io.nasreplay.engine.content;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.ReplayOptions.DataSource;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.results.model.Verification;
import io.nasreplay.traces.model.OperationKind;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is accepted, and what is not, where the trace leaves the order of writes open. */
class OpenOrderTest {
  private static final Content PREPARED = Content.of(1, DataSource.UNIQUE);
  private static final Content WRITTEN = Content.of(2, DataSource.UNIQUE);

  @TempDir Path folder;
  private final List<String> warnings = new ArrayList<>();

  private Verification verify(Rows rows) {
    RunListener listener =
        new RunListener() {
          @Override
          public void warned(String message) {
            warnings.add(message);
          }
        };
    return ContentVerifier.verify(rows, folder, PREPARED, WRITTEN, listener, new StopSignal());
  }

  private void put(Content content, int contentId, long generation, long offset, int length)
      throws IOException {
    try (FileChannel channel = FileChannel.open(folder.resolve("f"), StandardOpenOption.WRITE)) {
      PlainReplay.put(channel, content, contentId, generation, offset, length);
    }
  }

  private void replay(Rows rows) throws IOException {
    PlainReplay.replay(rows, folder, PREPARED, WRITTEN);
    assertThat(verify(rows).intact()).isTrue();
  }

  @Test
  void ofTwoStreamsEitherMayWinButNobodyElse() throws IOException {
    Rows rows = new Rows().file("f", 8192).write(0, "f", 0, 8192).write(1, "f", 0, 8192);
    replay(rows);
    put(WRITTEN, 0, 1, 4096, 4096);
    assertThat(verify(rows).intact()).isTrue();
    put(PREPARED, 0, 0, 4096, 4096);
    assertThat(verify(rows).first()).extracting("kind").containsExactly("stale");
    put(WRITTEN, 0, 1, 4096, 2048);
    assertThat(verify(rows).first()).extracting("kind").containsExactly("torn");
    put(WRITTEN, 0, 99, 4096, 4096);
    assertThat(verify(rows).first()).extracting("offsetBytes").containsExactly(4096L);
    assertThat(warnings).isEmpty();
  }

  @Test
  void aBarrierSettlesTheOrder() throws IOException {
    Rows rows =
        new Rows().file("f", 4096).write(0, "f", 0, 4096).barrier(0, 1).write(1, "f", 0, 4096);
    replay(rows);
    put(WRITTEN, 0, 1, 0, 4096);
    assertThat(verify(rows).first()).extracting("kind").containsExactly("stale");
  }

  @Test
  void withinOneStreamTheOrderIsSettled() throws IOException {
    Rows rows = new Rows().file("f", 4096).write(0, "f", 0, 4096).write(0, "f", 0, 4096);
    replay(rows);
    put(WRITTEN, 0, 1, 0, 4096);
    assertThat(verify(rows).first()).extracting("kind").containsExactly("stale");
  }

  @Test
  void withinADeepStreamOnlyAFenceSettlesTheOrder() throws IOException {
    Rows open =
        new Rows().file("f", 4096).stream(0, 4).write(0, "f", 0, 4096).write(0, "f", 0, 4096);
    replay(open);
    put(WRITTEN, 0, 1, 0, 4096);
    assertThat(verify(open).intact()).isTrue();
    Rows fenced =
        new Rows()
            .file("f", 4096).stream(0, 4)
                .write(0, "f", 0, 4096)
                .op(0, OperationKind.FLUSH, "f")
                .write(0, "f", 0, 4096);
    assertThat(verify(fenced).first()).extracting("kind").containsExactly("stale");
  }

  @Test
  void disjointPartsOfABlockByTwoStreamsAreCheckedToTheByte() throws IOException {
    Rows rows = new Rows().file("f", 4096).write(0, "f", 0, 1000).write(1, "f", 1000, 3096);
    replay(rows);
    put(PREPARED, 0, 0, 999, 1);
    assertThat(verify(rows).damagedBlocks()).isEqualTo(1);
    assertThat(warnings).isEmpty();
  }

  @Test
  void overlappingPartsOfABlockByTwoStreamsAreNotCheckedAndThatIsSaid() throws IOException {
    Rows rows = new Rows().file("f", 4096).write(0, "f", 0, 1000).write(1, "f", 900, 3000);
    replay(rows);
    put(PREPARED, 0, 0, 950, 1);
    assertThat(verify(rows).intact()).isTrue();
    assertThat(warnings.get(0)).startsWith("100 bytes were not verified");
    put(PREPARED, 0, 0, 1050, 100);
    assertThat(verify(rows).damagedBlocks()).isEqualTo(1);
  }

  @Test
  void appendsOfTwoStreamsLeaveTheFileUnchecked() throws IOException {
    Rows rows =
        new Rows()
            .file("f", 100)
            .open(0, "f", "w+append")
            .open(1, "f", "w+append")
            .write(0, "f", 0, 100)
            .write(1, "f", 0, 200);
    replay(rows);
    assertThat(verify(rows).bytes()).isZero();
    assertThat(warnings.get(0)).startsWith("400 bytes were not verified");
  }

  @Test
  void aCopyWhileAnotherStreamWritesIsNotChecked() throws IOException {
    Rows rows =
        new Rows().file("f", 4096).op(0, OperationKind.COPY, "f", "g").write(1, "f", 0, 4096);
    replay(rows);
    assertThat(verify(rows).bytes()).isEqualTo(4096);
    assertThat(warnings.get(0)).startsWith("4096 bytes were not verified");
  }

  @Test
  void moreBlocksInPartsThanTheLedgerHoldsAreNotChecked() {
    try (Ledger ledger = new Ledger(3)) {
      Rows rows = new Rows().file("f", 1 << 20).write(0, "f", 100, 100, 10, 4096);
      rows.list().forEach(ledger::add);
      FileLedger file = ledger.files().get(ledger.find("f").orElseThrow());
      assertThat(Slot.state(file.slot(2))).isEqualTo(Slot.State.MIXED);
      assertThat(Slot.state(file.slot(3))).isEqualTo(Slot.State.UNCHECKED);
      assertThat(Slot.state(file.slot(10))).isEqualTo(Slot.State.EXACT);
    }
  }
}
