package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.time.Clock;
import io.nasreplay.results.json.RunJson;
import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunCommandTest {
  private static final String TRACE =
      """
      # nasreplay-trace: 1
      # name: small
      stream,op,path,flags,offset,length,count
      ,file,in.bin,,,65536,
      0,open,in.bin,r,,,
      0,read,in.bin,,0,4096,16
      0,close,in.bin,,,,
      1,open,out.bin,w+create,,,
      1,write,out.bin,,0,8192,4
      1,close,out.bin,,,,
      """;

  @TempDir private Path folder;
  private Path target;
  private Path results;

  @BeforeEach
  void makeTarget() throws IOException {
    target = Files.createDirectory(folder.resolve("target"));
    results = folder.resolve("results");
    Files.writeString(target.resolve("in.bin"), "not nasreplay's");
  }

  @Test
  void aRunPrintsItsResultAndStoresIt() throws IOException {
    Invocation run = run(trace(TRACE));

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Verdict        VALID", "Score ", "Written to     " + results);
    assertThat(run.err()).contains("nasreplay: prepare", "nasreplay: replay");
    assertThat(storedFiles()).containsExactlyInAnyOrder("result.json", "latency.hlog");
    assertThatTargetIsAsBefore();
  }

  @Test
  void jsonIsOneDocumentThatAgreesWithTheTrace() throws IOException {
    RunJson json = RunJson.read(run(trace(TRACE), "--json", "--label", "nas=test").out());

    RunResult result = json.results().get(0);
    assertThat(json.error()).isEmpty();
    assertThat(json.summary()).hasSize(1);
    assertThat(result.valid()).isTrue();
    assertThat(result.tool()).startsWith("nasreplay ");
    assertThat(result.replay().bytesRead()).isEqualTo(65_536);
    assertThat(result.replay().bytesWritten()).isEqualTo(32_768);
    assertThat(result.labels()).containsEntry("nas", "test");
  }

  @Test
  void aTimeLimitEndsAValidRun() throws IOException {
    String endless =
        """
        # nasreplay-trace: 1
        # name: long
        stream,op,path,flags,offset,length,count,stride
        ,file,in.bin,,,65536,,
        0,open,in.bin,r,,,,
        0,read,in.bin,,0,4096,1000000000,0
        1,open,out.bin,w+create,,,,
        1,write,out.bin,,0,8192,4,
        """;
    Invocation run = run(trace(endless), "--duration", "200ms", "--json");

    RunResult result = RunJson.read(run.out()).results().get(0);
    assertThat(run.exitCode()).isZero();
    assertThat(result.valid()).isTrue();
    assertThat(result.replay().timeLimited()).isTrue();
    assertThat(result.replay().completed()).isFalse();
    assertThat(result.options().timeLimitSeconds()).isEqualTo(0.2);
    assertThat(result.notes()).anyMatch(note -> note.startsWith("ended by its time limit of 0.2"));
    assertThat(result.replay().bytesRead()).isPositive();
    assertThat(result.replay().bytesWritten()).isEqualTo(32_768);
    assertThatTargetIsAsBefore();
  }

  @Test
  void aTraceThatEndsBeforeItsTimeLimitIsComplete() throws IOException {
    Invocation run = run(trace(TRACE), "--duration", "1h");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("the trace ended before its time limit of 1 h", ", time limit 1 h")
        .doesNotContain("; ended by its time limit");
  }

  @Test
  void everyOperationIsStoredOnRequest() throws IOException {
    run(trace(TRACE), "--log-ops", "--verify");

    assertThat(storedFiles()).contains("ops.csv.zst");
  }

  @Test
  void repeatedRunsKeepTheFileSetAndAreSummarised() throws IOException {
    Invocation run = run(trace(TRACE), "--runs", "3", "--json");

    RunJson json = RunJson.read(run.out());
    assertThat(run.exitCode()).isZero();
    assertThat(json.summary().get(0).n()).isEqualTo(3);
    assertThat(json.summary().get(0).ci95()).isNotNull();
    assertThat(json.results()).extracting(result -> result.options().keep()).contains(true, false);
    assertThat(json.results().get(2).phases())
        .anyMatch(phase -> phase.note().contains("reused 1 of 1 file"));
    assertThatTargetIsAsBefore();
  }

  @Test
  void repeatedRunsPrintASummary() throws IOException {
    assertThat(run(trace(TRACE), "--runs", "2").out())
        .containsPattern("median +best +stdev")
        .contains("95 % CI of mean");
  }

  @Test
  void parametersDoNotFitATraceAmongWorkloads() throws IOException {
    Invocation run = run("HDVideo_1Record", trace(TRACE), "-p", "size=4MiB", "--json");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(RunJson.read(run.out()).results()).isEmpty();
    assertThat(RunJson.read(run.out()).error().orElseThrow().message())
        .contains("is a trace, which has no parameters");
  }

  @Test
  void workloadsOfTheCatalogueRunOneAfterAnother() {
    Invocation run = run("HDVideo_1Record", "ixbt-write", "-p", "size=4MiB", "--json");

    assertThat(RunJson.read(run.out()).summary())
        .extracting(summary -> summary.trace())
        .containsExactly("HDVideo_1Record", "ixbt-write");
  }

  @Test
  void unexpectedFailuresMakeTheRunInvalid() throws IOException {
    Invocation run = run(trace(TRACE + "0,read,in.bin,,65536,4096,\n"), "--json");

    RunJson json = RunJson.read(run.out());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(json.error()).isEmpty();
    assertThat(json.results().get(0).valid()).isFalse();
    assertThat(results.toFile().list()).singleElement().asString().endsWith("-INVALID");
  }

  @Test
  void aWrongTraceTouchesNothing() throws IOException {
    Invocation run = run(trace(TRACE + "0,raed,in.bin,,0,1,\n"), "--json");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("unknown op \"raed\"");
    assertThat(RunJson.read(run.out()).error().orElseThrow().kind()).isEqualTo("bad-input");
    assertThat(results).doesNotExist();
    assertThatTargetIsAsBefore();
  }

  @Test
  void aTargetThatIsNotThereIsTheEnvironmentsFault() throws IOException {
    Path missing = folder.resolve("missing");
    Invocation run = Invocation.of("run", trace(TRACE), "--target", missing.toString(), "--json");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains(missing + " does not exist");
    assertThat(RunJson.read(run.out()).error().orElseThrow().exitCode()).isEqualTo(3);
    assertThat(missing).doesNotExist();
  }

  @Test
  void aTargetThatIsAFileIsTheEnvironmentsFault() throws IOException {
    Path file = target.resolve("in.bin");

    assertThat(Invocation.of("run", trace(TRACE), "--target", file.toString()).exitCode())
        .isEqualTo(3);
    assertThat(file).hasContent("not nasreplay's");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/proc/x", "small.trace.csv", "small.trace.csv/below"})
  void aResultsFolderThatCannotBeMadeIsFoundBeforeTheRun(String name) throws IOException {
    String trace = trace(TRACE);
    results = folder.resolve(name);

    Invocation run = run(trace, "--json");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .contains(results + ": no results can be stored there (", "another folder with --results")
        .doesNotContain("nasreplay: plan");
    assertThat(RunJson.read(run.out()).results()).isEmpty();
    assertThatTargetIsAsBefore();
  }

  @Test
  void aRunThatNeverStartsLeavesNoResultsFolder() throws IOException {
    Path parent = results;
    results = parent.resolve("a/b");

    assertThat(run(trace(TRACE + "0,raed,in.bin,,0,1,\n")).exitCode()).isEqualTo(2);
    assertThat(parent).doesNotExist();
  }

  @Test
  void everyTraceIsReadToItsEndBeforeTheTargetIsTouched() throws IOException {
    Path wrong = Files.writeString(folder.resolve("wrong.csv"), TRACE + "0,read,later.bin,,0,1,\n");

    Invocation run = run("HDVideo_1Record", trace(TRACE), wrong.toString(), "--json");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("wrong.csv:11:8: path \"later.bin\" is undeclared")
        .doesNotContain("nasreplay: prepare", "nasreplay: check");
    assertThat(RunJson.read(run.out()).results()).isEmpty();
    assertThat(results).doesNotExist();
    assertThatTargetIsAsBefore();
  }

  @Test
  void aTraceIsNotReadTwiceBecauseItIsNamedTwice() throws IOException {
    String trace = trace(TRACE);

    assertThat(run(trace, trace).err().lines().filter("nasreplay: plan"::equals)).hasSize(2);
  }

  @Test
  void aResultThatCannotBeStoredIsPrinted() throws IOException {
    Invocation run = run(trace(TRACE), "--json", "--cool-command", "touch '" + results + "'");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("the result is not stored: ", results.toString());
    assertThat(RunJson.read(run.out()).results()).hasSize(1);
    assertThat(RunJson.read(run.out()).error()).isPresent();
  }

  @Test
  void anInterruptedSequenceEndsWith130AndLeavesNothing() throws IOException {
    Interruption interruption = new Interruption(Clock.system());
    interruption.beginStoppable();
    interruption.request("interrupted by SIGTERM");

    Invocation run = Invocation.of(interruption, arguments(trace(TRACE), "--runs", "2", "--json"));

    assertThat(run.exitCode()).isEqualTo(130);
    assertThat(run.err()).contains("interrupted by SIGTERM");
    assertThat(RunJson.read(run.out()).error().orElseThrow().kind()).isEqualTo("interrupted");
    assertThatTargetIsAsBefore();
  }

  @Test
  void readingAheadCanBeInterrupted() throws IOException {
    Interruption interruption = new Interruption(Clock.system());
    interruption.beginStoppable();
    interruption.request("interrupted by SIGTERM");

    Invocation run =
        Invocation.of(interruption, arguments(trace(TRACE), "HDVideo_1Record", "--json"));

    assertThat(run.exitCode()).isEqualTo(130);
    assertThat(RunJson.read(run.out()).error().orElseThrow().kind()).isEqualTo("interrupted");
    assertThat(results).doesNotExist();
    assertThatTargetIsAsBefore();
  }

  private Invocation run(String... arguments) {
    return Invocation.of(arguments(arguments));
  }

  private String[] arguments(String... arguments) {
    List<String> all = new ArrayList<>(List.of("run", "--target", target.toString()));
    all.addAll(List.of("--results", results.toString()));
    all.addAll(List.of(arguments));
    return all.toArray(String[]::new);
  }

  private String trace(String text) throws IOException {
    return Files.writeString(folder.resolve("small.trace.csv"), text).toString();
  }

  private List<String> storedFiles() {
    Path run = results.resolve(results.toFile().list()[0]);
    return List.of(run.toFile().list());
  }

  private void assertThatTargetIsAsBefore() {
    assertThat(target.toFile().list()).containsExactly("in.bin");
    assertThat(target.resolve("in.bin")).hasContent("not nasreplay's");
  }
}
