package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.json.RunJson;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.RunSummary;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every workload that {@code nasreplay list} names, run small, as a user tries it out. */
class QuickCatalogueTest {
  private static final long MOST_BYTES = 200_000_000;

  @TempDir private Path target;
  @TempDir private Path results;

  static List<String> names() {
    return Listed.workloads();
  }

  @ParameterizedTest
  @MethodSource("names")
  void runsAndIsMarked(String name) {
    RunJson document = RunJson.read(run(name, "--json").out());

    RunResult result = document.results().get(0);
    assertThat(result.reasons()).isEmpty();
    assertThat(result.replay().operations()).isEqualTo(result.trace().operations());
    assertThat(result.replay().bytesRead()).isEqualTo(result.trace().bytesRead());
    assertThat(result.replay().bytesWritten()).isEqualTo(result.trace().bytesWritten());
    assertThat(result.trace().fileSetBytes() + result.trace().bytesWritten())
        .isLessThan(MOST_BYTES);
    assertThat(result.trace().quick()).isTrue();
    assertThat(result.notes()).anyMatch(note -> note.startsWith("quick: "));
    assertThat(document.summary()).allMatch(RunSummary::quick);
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void thePageSaysThatItComparesWithNothing() {
    String page = run("HDVideo_1Play", "--runs", "2", "-p", "size=1MiB").out();

    assertThat(page)
        .contains("Note: quick: made small for trying out; not comparable with other results")
        .contains("quick: HDVideo_1Play was made small for trying out; not comparable");
  }

  @Test
  void aTraceGeneratedQuickStaysMarked() {
    Path trace = results.resolve("q.trace.csv");
    Invocation.of(
        "generate", "HDVideo_1Play", "--quick", "-p", "size=1MiB", "-o", trace.toString());

    Invocation run =
        Invocation.of(
            "run",
            trace.toString(),
            "--json",
            "--target",
            target.toString(),
            "--results",
            results.toString());

    assertThat(RunJson.read(run.out()).results().get(0).trace().quick()).isTrue();
  }

  @Test
  void aTraceCannotBeMadeQuick() {
    Invocation refused =
        Invocation.of("show", "../traces/standard/HDVideo_1Play.trace.csv", "--quick");

    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("allowed: --quick with a workload");
  }

  @Test
  void showTellsTheQuickValues() {
    assertThat(Invocation.of("show", "HDVideo_1Play", "--quick").out())
        .containsPattern("size +64MiB +quick")
        .containsPattern("Quick +true")
        .containsPattern("block +256KiB +published");
  }

  private Invocation run(String name, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "run",
                name,
                "--quick",
                "--target",
                target.toString(),
                "--results",
                results.toString()));
    arguments.addAll(List.of(more));
    Invocation run = Invocation.of(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }
}
