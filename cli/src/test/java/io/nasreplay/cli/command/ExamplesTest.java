package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.json.RunJson;
import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples that users start from, run as they would run them. */
class ExamplesTest {
  private static final Path FOLDER = Path.of("..", "examples");

  @TempDir private Path target;
  @TempDir private Path results;

  static List<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml"))
          .filter(file -> !file.toString().endsWith("-suite.yaml"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void eachRunsAndVerifies(Path example) {
    Invocation run =
        Invocation.of(
            "run",
            example.toString(),
            "--verify",
            "--json",
            "--target",
            target.toString(),
            "--results",
            results.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    RunResult result = RunJson.read(run.out()).results().get(0);
    assertThat(result.replay().operations()).isEqualTo(result.trace().operations());
    assertThat(result.replay().bytesRead()).isEqualTo(result.trace().bytesRead());
    assertThat(result.replay().bytesWritten()).isEqualTo(result.trace().bytesWritten());
    assertThat(result.verification().orElseThrow().intact()).isTrue();
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void theSuiteRuns(@TempDir Path other) throws IOException {
    Invocation run =
        Invocation.of(
            "run",
            FOLDER.resolve("20-suite.yaml").toString(),
            "--target",
            "A=" + target,
            "--target",
            "B=" + other,
            "--results",
            results.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("complete, 30 runs", "ixbt-read on B, throughput: peak of ");
    assertThat(target).isEmptyDirectory();
    assertThat(other).isEmptyDirectory();
  }

  @Test
  void thereAreExamples() throws IOException {
    assertThat(examples()).isNotEmpty();
  }
}
