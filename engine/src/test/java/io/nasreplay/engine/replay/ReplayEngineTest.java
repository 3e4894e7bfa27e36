package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.api.StoppedException;
import io.nasreplay.engine.plan.PlanCache;
import io.nasreplay.results.model.CacheEvidence;
import io.nasreplay.results.model.OperationRecord;
import io.nasreplay.results.model.OperationStatistics;
import io.nasreplay.results.model.PhaseFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.SeriesPoint;
import io.nasreplay.traces.format.BadInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole runs on a real folder. */
class ReplayEngineTest {
  private static final String EVERY_KIND =
      """
      ,dir,empty
      ,dir,tree/below
      ,file,tree/read.bin,,,,1048576
      ,file,tree/old.bin,,,,20000
      0,stream,main,,,,,1
      1,stream,deep,,,,,4
      0,open,tree/read.bin,,r
      0,read,tree/read.bin,,,0,65536,16
      0,close,tree/read.bin
      1,read,tree/read.bin,,,1044480,4096,256,-4096
      0,open,made.bin,,rw+create
      0,write,made.bin,,,0,4096,64
      0,flush,made.bin
      0,read,made.bin,,,0,4096,64
      0,truncate,made.bin,,,,100000
      0,close,made.bin
      0,mkdir,new
      0,rename,made.bin,new/moved.bin
      0,copy,tree/read.bin,new/copy.bin
      0,stat,new/copy.bin
      0,list,new
      0,open,log.txt,,w+new+append
      0,write,log.txt,,,0,1000,5
      0,close,log.txt
      0,write,log.txt,,,500,1000
      0,delete,log.txt
      0,stat,log.txt,,,,,,,ENOENT
      0,rmdir,empty
      0,open,tree/old.bin,,w+truncate+sync
      0,write,tree/old.bin,,,0,3000,3
      0,barrier
      1,barrier
      1,stat,tree
      0,open,left-open.bin,,w+create
      0,write,left-open.bin,,,0,8192,2
      """;

  @TempDir private Path target;
  private List<Path> foreign;

  @BeforeEach
  void putForeignFiles() throws IOException {
    Files.createDirectories(target.resolve("tree"));
    Files.writeString(target.resolve("tree/read.bin"), "foreign");
    Files.writeString(target.resolve("made.bin"), "foreign");
    foreign = listing();
  }

  @AfterEach
  void nothingIsLeftAndForeignFilesAreUntouched() throws IOException {
    assertThat(listing()).isEqualTo(foreign);
    assertThat(target.resolve("tree/read.bin")).hasContent("foreign");
  }

  private List<Path> listing() throws IOException {
    try (Stream<Path> files = Files.walk(target)) {
      return files.sorted().toList();
    }
  }

  private static ReplayOptions options(CacheMode mode, boolean log, Optional<String> command) {
    return new ReplayOptions(
        mode,
        ReplayTiming.ASAP,
        ReplayOptions.DataSource.UNIQUE,
        OptionalInt.empty(),
        true,
        false,
        log,
        Long.MAX_VALUE,
        Optional.empty(),
        7,
        command,
        OptionalLong.of(1_000_000_000),
        Map.of("device", "test"));
  }

  private RunOutcome run(String rows, ReplayOptions options) {
    return run(rows, options, RunListener.SILENT, new StopSignal());
  }

  private RunOutcome run(
      String rows, ReplayOptions options, RunListener listener, StopSignal stop) {
    return new ReplayEngine("nasreplay test", PlanCache.none())
        .run(new TextTrace(rows), target, options, listener, stop);
  }

  @ParameterizedTest
  @EnumSource(CacheMode.class)
  void everyKindOfOperationWorksOnRealFilesInEveryMode(CacheMode mode) throws IOException {
    try (RunOutcome outcome = run(EVERY_KIND, options(mode, false, Optional.empty()))) {
      RunResult result = outcome.result();

      assertThat(result.errors().first()).isEmpty();
      assertThat(result.reasons()).isEmpty();
      assertThat(result.valid()).isTrue();
      assertThat(result.verification()).hasValueSatisfying(v -> assertThat(v.intact()).isTrue());
      assertThat(result.replay().completed()).isTrue();
      assertThat(result.replay().operations()).isEqualTo(result.trace().operations());
      assertThat(result.replay().bytesRead()).isEqualTo(result.trace().bytesRead());
      assertThat(result.replay().bytesWritten()).isEqualTo(result.trace().bytesWritten());
      assertThat(result.replay().bytesCopied()).isEqualTo(1 << 20);
      assertThat(result.replay().expectedFailures()).isEqualTo(1);
      assertThat(result.replay().implicitOpens()).isEqualTo(2);
      assertThat(result.throughput().score())
          .isEqualTo(mode == CacheMode.OS ? "withoutFlush" : "withFlush");
      assertThat(result.options().threads()).isEqualTo(5);
      assertThat(result.cache().linkBytesPerSecond()).isEqualTo(125_000_000);
      assertThat(result.cache().linkOrigin()).isEqualTo("stated by the user");
      assertThat(result.cache().files())
          .extracting(CacheEvidence.FileEvidence::path)
          .contains("tree/read.bin", "new/moved.bin", "left-open.bin")
          .doesNotContain("made.bin");
      assertThat(result.phases())
          .extracting(PhaseFacts::phase)
          .containsExactly(Arrays.stream(Phase.values()).map(Phase::token).toArray(String[]::new));
    }
  }

  @Test
  void countsBytesAndTimesAgreeWithEachOther() throws IOException {
    try (RunOutcome outcome = run(EVERY_KIND, options(CacheMode.FLUSH, false, Optional.empty()))) {
      RunResult result = outcome.result();
      long operations = result.replay().operations();
      long bytes = result.replay().bytesRead() + result.replay().bytesWritten();

      assertThat(result.operations().stream().mapToLong(OperationStatistics::count).sum())
          .isEqualTo(operations);
      assertThat(result.series().stream().mapToLong(SeriesPoint::operations).sum())
          .isEqualTo(operations);
      assertThat(
              result.series().stream()
                  .mapToLong(point -> point.bytesRead() + point.bytesWritten())
                  .sum())
          .isEqualTo(bytes);
      assertThat(result.streams().stream().mapToLong(s -> s.bytesRead() + s.bytesWritten()).sum())
          .isEqualTo(bytes);
      assertThat(result.throughput().withFlush().bytesPerSecond())
          .isEqualTo(bytes / result.replay().elapsedSeconds());
      assertThat(outcome.histograms().byOperation().get("read").getTotalCount())
          .isEqualTo(16 + 256 + 64);
    }
  }

  @Test
  void logHoldsEveryOperationAndPercentilesAgreeWithIt() throws IOException {
    String rows =
        """
        ,file,f,,,,1048576
        0,stream,deep,,,,,4
        0,read,f,,,0,4096,5000,0
        1,read,f,,,0,4096,3000,0
        """;
    try (RunOutcome outcome = run(rows, options(CacheMode.FLUSH, true, Optional.empty()))) {
      List<OperationRecord> log = new ArrayList<>();
      outcome.operationLog().orElseThrow().drainTo(log::add);

      assertThat(log).hasSize(8000);
      assertThat(log.stream().filter(op -> op.stream() == 0).map(OperationRecord::operation))
          .hasSize(5000)
          .doesNotHaveDuplicates();
      assertThat(log.stream().filter(op -> op.stream() == 0).toList())
          .isSortedAccordingTo(
              Comparator.comparingLong(op -> op.startNanos() + op.durationNanos()));
      long[] sorted = log.stream().mapToLong(OperationRecord::durationNanos).sorted().toArray();
      OperationStatistics reads = outcome.result().operations().get(0);
      assertThat(reads.latencyNanos().min()).isEqualTo(sorted[0]);
      assertThat(reads.latencyNanos().max()).isEqualTo(sorted[7999]);
      assertThat(reads.latencyNanos().mean())
          .isEqualTo(Arrays.stream(sorted).average().orElseThrow());
      assertClose(reads.latencyNanos().p50(), sorted[3999]);
      assertClose(reads.latencyNanos().p90(), sorted[7199]);
      assertClose(reads.latencyNanos().p99(), sorted[7919]);
      assertClose(reads.latencyNanos().p999(), sorted[7991]);
    }
  }

  /** Three significant digits: within a thousandth. */
  private static void assertClose(long percentile, long exact) {
    assertThat((double) percentile).isBetween(exact * 1.0, exact * 1.001 + 1);
  }

  @Test
  void badTraceTouchesNothing() {
    assertThatThrownBy(
            () -> run("0,read,undeclared,,,0,1", options(CacheMode.FLUSH, false, Optional.empty())))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("test.trace.csv:3")
        .hasMessageContaining("undeclared");
  }

  @Test
  void missingTargetIsAnEnvironmentError() {
    assertThatThrownBy(
            () ->
                new ReplayEngine("nasreplay test", PlanCache.none())
                    .run(
                        new TextTrace("0,mkdir,d"),
                        target.resolve("none"),
                        ReplayOptions.defaults(),
                        RunListener.SILENT,
                        new StopSignal()))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining("none");
  }

  @Test
  void failingCoolCommandEndsTheRunWithItsOutput() {
    assertThatThrownBy(
            () ->
                run(
                    EVERY_KIND,
                    options(CacheMode.FLUSH, false, Optional.of("echo not mounted; exit 3"))))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining("exit code 3")
        .hasMessageContaining("not mounted");
  }

  @Test
  void stopBeforeTheTraceIsReadTouchesNothing() {
    StopSignal stop = new StopSignal();
    stop.stop("interrupted");
    StringBuilder rows = new StringBuilder();
    rows.append("0,mkdir,d\n0,rmdir,d\n".repeat(10_000));

    assertThatThrownBy(
            () ->
                run(
                    rows.toString(),
                    options(CacheMode.FLUSH, false, Optional.empty()),
                    RunListener.SILENT,
                    stop))
        .isInstanceOf(StoppedException.class)
        .hasMessageContaining("interrupted");
  }

  @Test
  void verifyingDoesNotChangeWhatIsSaidOfTheCache() throws IOException {
    String rows = ",file,a,,,,1048576\n0,open,a,,r\n0,read,a,,,0,65536,16\n0,close,a\n";
    try (RunOutcome outcome = run(rows, options(CacheMode.DIRECT, false, Optional.empty()))) {
      assumeTrue(outcome.result().cache().accepted(), "no direct I/O on this file system");
      assumeTrue(!outcome.result().cache().verified().startsWith("not available"));
      assertThat(outcome.result().verification()).isPresent();
      assertThat(outcome.result().cache().verified()).isEqualTo("yes");
    }
  }

  @Test
  void aRunFolderThatSomebodyRemovedMakesTheRunInvalid() throws IOException {
    RunListener remover =
        new RunListener() {
          @Override
          public void phaseStarted(Phase phase, long total, String unit) {
            if (phase == Phase.REPLAY) {
              removeRunFolder();
            }
          }
        };
    try (RunOutcome outcome =
        run(
            ",file,a,,,,4096\n0,stat,nothing,,,,,,,ENOENT\n",
            options(CacheMode.FLUSH, false, Optional.empty()),
            remover,
            new StopSignal())) {
      assertThat(outcome.result().valid()).isFalse();
      assertThat(outcome.result().reasons())
          .anyMatch(reason -> reason.startsWith("target lost: the run folder was removed"));
    }
  }

  private void removeRunFolder() {
    try (Stream<Path> paths = Files.walk(target)) {
      paths
          .filter(path -> target.relativize(path).toString().startsWith("nasreplay-run-"))
          .sorted(Comparator.reverseOrder())
          .forEach(path -> assertThat(path.toFile().delete()).isTrue());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static RunListener stopIn(Phase phase, StopSignal stop) {
    return new RunListener() {
      @Override
      public void phaseStarted(Phase started, long total, String unit) {
        if (started == phase) {
          stop.stop("interrupted");
        }
      }
    };
  }

  @ParameterizedTest
  @EnumSource(
      value = Phase.class,
      names = {"PREPARE", "COOL", "REPLAY", "FLUSH", "VERIFY"})
  void stopInAnyPhaseGivesAMarkedResultAndCleansUp(Phase phase) throws IOException {
    StopSignal stop = new StopSignal();
    try (RunOutcome outcome =
        run(
            EVERY_KIND,
            options(CacheMode.FLUSH, false, Optional.empty()),
            stopIn(phase, stop),
            stop)) {
      assertThat(outcome.result().valid()).isFalse();
      assertThat(outcome.result().reasons()).isNotEmpty();
      assertThat(outcome.stuck()).isFalse();
    }
  }

  @Test
  void unexpectedFailureMakesTheResultInvalidWithItsReason() throws IOException {
    String rows =
        """
        ,file,f,,,,1000
        0,read,f,,,0,4096
        """;
    try (RunOutcome outcome = run(rows, options(CacheMode.FLUSH, false, Optional.empty()))) {
      assertThat(outcome.result().valid()).isFalse();
      assertThat(outcome.result().reasons())
          .contains("1 of 1 operations failed")
          .anyMatch(reason -> reason.startsWith("not verified"));
    }
  }
}
