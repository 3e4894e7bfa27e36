package io.nasreplay.traces.capture;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.traces.capture.CapturedOperation.Found;
import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OpenFlags.Access;
import io.nasreplay.traces.model.OpenFlags.Option;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TraceAssemblyTest {
  private static final PathRules BELOW_NAS = new PathRules("/nas", Map.of(), false);

  private final CapturedStreams streams = new CapturedStreams();
  private final int stream = streams.of(700, "pid 700");
  private final List<CapturedOperation> operations = new ArrayList<>();

  @Test
  void aFileIsAsLargeAsItWasReadBeforeItWasWritten() throws IOException {
    open("/nas/a", OpenFlags.of(Access.RW));
    read("/nas/a", 0, 100);
    write("/nas/a", 100, 50);
    read("/nas/a", 100, 50);
    read("/nas/a", 140, 60);
    assertThat(assembled(BELOW_NAS))
        .containsExactly(
            "file a 200",
            "stream 0 pid 700",
            "open a rw",
            "read a 0+100",
            "write a 100+50",
            "read a 100+50",
            "read a 140+60");
  }

  @Test
  void aSizeThatWasAskedForCounts() throws IOException {
    add(CapturedOperation.of(stream, OperationKind.STAT, "/nas/d/a").found(Found.file(4_096)));
    assertThat(assembled(BELOW_NAS)).contains("dir d", "file d/a 4096", "stat d/a");
  }

  @Test
  void whatTheRecordingMakesWasNotThere() throws IOException {
    add(CapturedOperation.of(stream, OperationKind.STAT, "/nas/d").outcome(ErrorCode.ENOENT));
    add(CapturedOperation.of(stream, OperationKind.MKDIR, "/nas/d"));
    open("/nas/d/a", OpenFlags.of(Access.W, Option.CREATE, Option.TRUNCATE));
    write("/nas/d/a", 0, 10);
    assertThat(assembled(BELOW_NAS))
        .containsExactly(
            "stream 0 pid 700",
            "stat d ENOENT",
            "mkdir d",
            "open d/a w+create+truncate",
            "write d/a 0+10");
  }

  @Test
  void anOpenWithCreateMeetsAFileThatIsReadAfterwards() throws IOException {
    open("/nas/a", OpenFlags.of(Access.RW, Option.CREATE));
    read("/nas/a", 0, 10);
    assertThat(assembled(BELOW_NAS)).contains("file a 10");
  }

  @Test
  void aFileIsFollowedThroughRenames() throws IOException {
    add(CapturedOperation.of(stream, OperationKind.LIST, "/nas/d"));
    add(CapturedOperation.of(stream, OperationKind.RENAME, "/nas/d").to("/nas/e"));
    open("/nas/e/a", OpenFlags.of(Access.R));
    add(CapturedOperation.of(stream, OperationKind.RENAME, "/nas/e/a").to("/nas/b"));
    read("/nas/b", 0, 10);
    List<String> rows = assembled(BELOW_NAS);
    assertThat(rows).contains("dir d").doesNotContain("dir e");
  }

  @Test
  void whatLiesOutsideIsLeftOutAndCounted() throws IOException {
    read("/usr/lib/x.so", 0, 10);
    read("/nasty/a", 0, 10);
    read("/nas/../etc/passwd", 0, 10);
    add(CapturedOperation.of(stream, OperationKind.LIST, "/nas/"));
    read("/nas/a", 0, 10);
    AssemblyReport report = report(BELOW_NAS, new ArrayList<>());
    assertThat(report.operations()).containsExactly(Map.entry(OperationKind.READ, 1L));
    assertThat(report.dropped())
        .containsExactly(
            new Tally.Item(
                TraceAssembly.OUTSIDE,
                3,
                List.of("/usr/lib/x.so", "/nasty/a", "/nas/../etc/passwd")),
            new Tally.Item(TraceAssembly.ROOT_ITSELF, 1, List.of("/nas/")));
  }

  @Test
  void aTransferOf4GibComesInPieces() throws IOException {
    read("/nas/a", 10, 4_294_967_299L);
    assertThat(assembled(BELOW_NAS))
        .containsExactly(
            "file a 4294967309",
            "stream 0 pid 700",
            "read a 10+1073741824",
            "read a 1073741834+1073741824",
            "read a 2147483658+1073741824",
            "read a 3221225482+1073741824",
            "read a 4294967306+3");
  }

  @Test
  void prefixesAreMappedTheLongestFirst() {
    PathRules rules = new PathRules(null, Map.of("/a", "x", "/a/b", "y"), false);
    assertThat(rules.traced("/a/b/c")).isEqualTo("y/c");
    assertThat(rules.traced("/a/bc")).isEqualTo("x/bc");
    assertThat(rules.traced("Z:/q/./r")).isEqualTo("Z/q/r");
  }

  @Test
  void errorsThatAReplayCannotBringAboutAreLeftOut() throws IOException {
    add(CapturedOperation.of(stream, OperationKind.STAT, "/nas/a").outcome(ErrorCode.EACCES));
    AssemblyReport report = report(BELOW_NAS, new ArrayList<>());
    assertThat(report.operations()).isEmpty();
    assertThat(report.dropped().get(0).reason()).endsWith("EACCES");
  }

  @Test
  void anOpenIsWidenedWhenItsStreamUsesItOtherwise() throws IOException {
    read("/nas/a", 0, 10);
    open("/nas/a", OpenFlags.of(Access.R));
    open("/nas/a", OpenFlags.of(Access.W));
    read("/nas/a", 0, 10);
    assertThat(assembled(BELOW_NAS)).contains("open a rw");
  }

  @Test
  void whatNothingWroteComesShort() throws IOException {
    open("/nas/a", OpenFlags.of(Access.RW, Option.NEW));
    write("/nas/a", 0, 10);
    read("/nas/a", 0, 20);
    assertThat(assembled(BELOW_NAS)).contains("read a 0+20 SHORT");
  }

  @Test
  void timesStartWithTheFirstOperationThatIsKept() throws IOException {
    add(CapturedOperation.of(stream, OperationKind.STAT, "/etc").times(1_000, 5));
    add(CapturedOperation.of(stream, OperationKind.STAT, "/nas/a").times(5_000, 7));
    add(CapturedOperation.of(stream, OperationKind.STAT, "/nas/a").times(4_000, 7));
    List<TraceRow> rows = new ArrayList<>();
    report(BELOW_NAS, rows);
    assertThat(rows)
        .filteredOn(OperationRow.class::isInstance)
        .extracting(row -> ((OperationRow) row).atMicros())
        .containsExactly(1_000L, 0L);
  }

  @Test
  void portableNamesAreLegalAndDistinct() throws IOException {
    for (String name : List.of("a:b", "a?b", "A_B", "con.txt", "dot.", "plain")) {
      read("/nas/" + name, 0, 1);
    }
    List<TraceRow> rows = new ArrayList<>();
    AssemblyReport report = report(new PathRules("/nas", Map.of(), true), rows);
    assertThat(report.renamed())
        .containsExactly(
            Map.entry("a:b", "a_b"),
            Map.entry("a?b", "a_b~2"),
            Map.entry("A_B", "A_B~3"),
            Map.entry("con.txt", "_con.txt"),
            Map.entry("dot.", "dot_"));
  }

  @Test
  void aThreadThatFollowsAnotherGoesOnInItsStream() {
    CapturedStreams two = new CapturedStreams();
    assertThat(two.of(1, "a")).isZero();
    assertThat(two.of(2, "b")).isEqualTo(1);
    two.ended(1);
    assertThat(two.of(3, "c")).isZero();
    assertThat(two.size()).isEqualTo(2);
    assertThat(two.name(0)).isEqualTo("a, c");
  }

  private void open(String path, OpenFlags flags) {
    add(CapturedOperation.of(stream, OperationKind.OPEN, path).flags(flags));
  }

  private void read(String path, long offsetBytes, long lengthBytes) {
    add(CapturedOperation.of(stream, OperationKind.READ, path).range(offsetBytes, lengthBytes));
  }

  private void write(String path, long offsetBytes, long lengthBytes) {
    add(CapturedOperation.of(stream, OperationKind.WRITE, path).range(offsetBytes, lengthBytes));
  }

  private void add(CapturedOperation.Builder operation) {
    operations.add(operation.build());
  }

  private List<String> assembled(PathRules rules) throws IOException {
    List<TraceRow> rows = new ArrayList<>();
    report(rules, rows);
    return rows.stream().map(PrintedTrace::line).toList();
  }

  private AssemblyReport report(PathRules rules, List<TraceRow> rows) throws IOException {
    try (TraceAssembly assembly = TraceAssembly.of(new Recorded(), rules)) {
      return assembly.writeTo(
          new TraceWriter() {
            @Override
            public void write(TraceRow row) {
              rows.add(row);
            }

            @Override
            public void finish() {}

            @Override
            public void close() {}
          });
    }
  }

  private final class Recorded implements CaptureReader {
    private final Tally tally = new Tally();
    private int at;

    @Override
    public @Nullable CapturedOperation next() {
      return at == operations.size() ? null : operations.get(at++);
    }

    @Override
    public CapturedStreams streams() {
      return streams;
    }

    @Override
    public Tally tally() {
      return tally;
    }

    @Override
    public void close() {}
  }
}
