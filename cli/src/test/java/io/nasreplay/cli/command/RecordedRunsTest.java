package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.results.compare.RecordedRun;
import io.nasreplay.results.io.RunReader;
import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.json.UnreadableResultException;
import io.nasreplay.traces.format.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordedRunsTest {
  @TempDir private Path folder;
  private Path target;

  @BeforeEach
  void makeTarget() throws IOException {
    target = Files.createDirectory(folder.resolve("nas"));
  }

  @Test
  void aRealRunIsReadBackToTheLastByte() throws IOException {
    run("a", "--log-ops", "--verify", "--label", "device=DS923+");
    Path run = only("a");
    String written = Files.readString(run.resolve("result.json"));

    assertThat(ResultJson.write(RunReader.read(run))).isEqualTo(written);
    assertThat(RunReader.latencies(run)).containsKeys("read", "open");
    assertThat(RunReader.latencies(run).get("read").getTotalCount())
        .isEqualTo(RunReader.read(run).operations().get(2).count());
  }

  @Test
  void folderRunAndFileAreTheSameRun() throws IOException {
    run("a");
    Path run = only("a");

    assertThat(runs(folder.resolve("a"), run, run.resolve("result.json"))).hasSize(1);
    assertThat(runs(run.resolve("result.json")).get(0).test()).isEqualTo("ixbt-read");
  }

  @Test
  void foldersTellTargetsApartWhenNothingElseDoes() throws IOException {
    run("a", "--runs", "2");
    run("b");

    assertThat(targets(folder.resolve("a"), folder.resolve("b")))
        .containsExactly(
            folder.resolve("a").toString(),
            folder.resolve("a").toString(),
            folder.resolve("b").toString());
    assertThat(targets("one=" + folder.resolve("a"), "other=" + folder.resolve("b")))
        .containsExactly("one", "one", "other");
  }

  @Test
  void labelsThatDifferNameTheTarget() throws IOException {
    run("a", "--label", "device=DS923+", "--label", "protocol=smb", "--label", "room=2");
    run("a", "--label", "device=TS-464", "--label", "room=2");

    assertThat(targets(folder.resolve("a"))).containsExactly("DS923+, smb", "TS-464, no protocol");
  }

  @Test
  void aSuiteNamesItsTestsAndTargets() throws IOException {
    Path suite = suite("first");
    Path other = suite("second");

    List<RecordedRun> runs = runs(suite);
    assertThat(runs).extracting(RecordedRun::target).containsExactlyInAnyOrder("A", "B", "A", "B");
    assertThat(runs)
        .extracting(RecordedRun::test)
        .containsOnly("ixbt-read streams=1", "ixbt-read streams=2");
    assertThat(runs(suite.getParent())).hasSameSizeAs(runs);
    assertThat(runs(Path.of(runs.get(1).source()))).containsExactly(runs.get(1));
    assertThat(targets("old=" + suite, "new=" + other))
        .containsOnly("old A", "old B", "new A", "new B");
    assertThat(targets(suite, other))
        .containsOnly(
            "A (" + suite.getFileName() + ")",
            "B (" + suite.getFileName() + ")",
            "A (" + other.getFileName() + ")",
            "B (" + other.getFileName() + ")");
  }

  @Test
  void whatIsNoResultIsRefused() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Path foreign = Files.writeString(folder.resolve("foreign.json"), "{}");
    Path journal = Files.createDirectory(folder.resolve("suite")).resolve("journal.jsonl");
    Files.writeString(journal, "junk\n");

    assertThatThrownBy(() -> runs(empty))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith(empty + ": no finished run is in it; allowed: ");
    assertThatThrownBy(() -> runs(empty.resolve("none"))).isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> runs(foreign)).isInstanceOf(UnreadableResultException.class);
    assertThatThrownBy(() -> runs(journal.getParent()))
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageStartingWith(journal + ": no journal of a suite: entry 1: ");
  }

  private Path suite(String results) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("small.yaml"),
            """
            name: small
            warm-up: 1
            parameters: {size: 1MiB}
            targets: [{name: A}, {name: B}]
            tests: [{workload: ixbt-read, matrix: {streams: [1, 2]}}]
            """);
    Invocation run =
        Invocation.of(
            "run",
            file.toString(),
            "--target",
            "A=" + target,
            "--target",
            "B=" + target,
            "--results",
            folder.resolve(results).toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    return only(results);
  }

  private void run(String results, String... options) {
    List<String> arguments =
        Stream.concat(
                Stream.of("run", "ixbt-read", "-p", "size=1MiB", "--target", target.toString()),
                Stream.concat(
                    Stream.of("--results", folder.resolve(results).toString()),
                    Arrays.stream(options)))
            .toList();
    Invocation run = Invocation.of(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  private Path only(String results) throws IOException {
    try (Stream<Path> entries = Files.list(folder.resolve(results))) {
      List<Path> all = entries.toList();
      assertThat(all).hasSize(1);
      return all.get(0);
    }
  }

  private static List<String> targets(Object... arguments) throws IOException {
    return runs(arguments).stream().map(RecordedRun::target).toList();
  }

  private static List<RecordedRun> runs(Object... arguments) throws IOException {
    TargetArgument.Converter converter = new TargetArgument.Converter();
    return RecordedRuns.of(
        Arrays.stream(arguments).map(argument -> converter.convert(argument.toString())).toList());
  }
}
