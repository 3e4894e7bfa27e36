package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Queue depths and threads of the tests that reviewers know, as the kernel sees them. */
class QueueDepthIT {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "CrystalDiskMark_SEQ, 8, 1, 1MiB, 1048576",
    "CrystalDiskMark_RND, 1, 1, 4KiB, 4096",
    "CrystalDiskMark_RND, 32, 1, 4KiB, 4096",
    "CrystalDiskMark_RND, 8, 8, 4KiB, 4096"
  })
  void asManyOperationsAreInFlightAsTheProfileSays(
      String name, int depth, int threads, String block, long blockBytes) throws IOException {
    String whyNot = Strace.whyNot().orElse("");
    assumeTrue(whyNot.isEmpty(), whyNot);
    Path target = Files.createDirectory(folder.resolve("target"));

    Strace.Observation observation =
        Strace.jar(
            folder,
            "run",
            name,
            "-p",
            "depth=" + depth,
            "-p",
            "size=64MiB",
            "-p",
            "block=" + block,
            "-p",
            "threads=" + threads,
            "--cache",
            "direct",
            "--duration",
            "2s",
            "--target",
            target.toString(),
            "--results",
            folder.resolve("results").toString(),
            "--json");

    assertThat(observation.outcome().exitCode()).as(observation.outcome().err()).isZero();
    List<List<FileCall>> perThread = ReplayedCalls.of(observation);
    List<FileCall> reads =
        perThread.stream()
            .flatMap(List::stream)
            .filter(call -> call.text().startsWith("read "))
            .toList();
    // What is open when the time is up may be closed by another thread.
    assertThat(perThread.stream().filter(QueueDepthIT::reads)).hasSize(depth * threads);
    assertThat(reads).allMatch(call -> call.text().contains(" " + blockBytes + " bytes at "));
    assertThat(mostInFlight(reads)).isEqualTo(depth * threads);
  }

  private static boolean reads(List<FileCall> calls) {
    return calls.stream().anyMatch(call -> call.text().startsWith("read "));
  }

  private static int mostInFlight(List<FileCall> calls) {
    TreeMap<Double, Integer> changes = new TreeMap<>();
    for (FileCall call : calls) {
      changes.merge(call.call().startSeconds(), 1, Integer::sum);
      changes.merge(call.call().endSeconds(), -1, Integer::sum);
    }
    int inFlight = 0;
    int most = 0;
    for (int change : changes.values()) {
      inFlight += change;
      most = Math.max(most, inFlight);
    }
    return most;
  }
}
