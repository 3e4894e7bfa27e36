package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.nasreplay.cli.packaged.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Queue depths and threads of the tests that reviewers know, as the kernel sees them: of how many
 * threads come reads or writes, and how many of these have begun and not ended at most.
 */
@Execution(ExecutionMode.CONCURRENT)
class QueueDepthIT {
  private static final String PROCESSORS = "processors";

  @TempDir Path folder;

  /** A call that begins or ends. */
  private record Change(double atSeconds, int difference) {}

  /**
   * All profiles but one, each test once. CrystalDiskMark 8: SEQ1M Q8T1 and Q1T1, RND4K Q32T1 and
   * Q1T1; NVMe and 6: SEQ128K Q32T1; 6: RND4K Q8T8. AmorphousDiskMark: SEQ1M QD8 and QD1, RND4K
   * QD64 and QD1.
   */
  @ResourceLock(value = PROCESSORS, mode = ResourceAccessMode.READ)
  @ParameterizedTest
  @CsvSource({
    "CrystalDiskMark_SEQ, 8, 1, 1MiB, 1048576",
    "CrystalDiskMark_SEQ, 1, 1, 1MiB, 1048576",
    "CrystalDiskMark_SEQ, 32, 1, 128KiB, 131072",
    "CrystalDiskMark_RND, 32, 1, 4KiB, 4096",
    "CrystalDiskMark_RND, 1, 1, 4KiB, 4096",
    "CrystalDiskMark_RND, 8, 8, 4KiB, 4096",
    "AmorphousDiskMark_SEQ, 8, 1, 1MiB, 1048576",
    "AmorphousDiskMark_SEQ, 1, 1, 1MiB, 1048576",
    "AmorphousDiskMark_RND, 64, 1, 4KiB, 4096",
    "AmorphousDiskMark_RND, 1, 1, 4KiB, 4096"
  })
  void asManyOperationsAreInFlightAsTheProfileSays(
      String name, int depth, int threads, String block, long blockBytes) throws IOException {
    String whyNot = Strace.whyNot().orElse("");
    assumeTrue(whyNot.isEmpty(), whyNot);
    List<String> profile = new ArrayList<>(List.of("-p", "block=" + block, "-p", "depth=" + depth));
    if (name.startsWith("Crystal")) {
      profile.addAll(List.of("-p", "threads=" + threads));
    }
    Path file = madeFile(name, profile);
    assertThatInFlightAre(
        depth * threads, "read " + blockBytes, perThread(file, name, "100%", profile));
    assertThatInFlightAre(
        depth * threads, "write " + blockBytes, perThread(file, name, "0%", profile));
  }

  /** RND4K Q32T16 of CrystalDiskMark 7 and NVMe: 512 threads leave no processor for others. */
  @Test
  @ResourceLock(PROCESSORS)
  void asManyOperationsAreInFlightAsTheLargestProfileSays() throws IOException {
    asManyOperationsAreInFlightAsTheProfileSays("CrystalDiskMark_RND", 32, 16, "4KiB", 4096);
  }

  private static void assertThatInFlightAre(
      int operations, String call, List<List<KernelCall>> perThread) {
    List<KernelCall> all = perThread.stream().flatMap(List::stream).toList();
    assertThat(all).extracting(QueueDepthIT::text).containsOnly(call);
    assertThat(perThread).as("threads that " + call).hasSize(operations);
    assertThat(mostInFlight(all)).as("in flight: " + call).isEqualTo(operations);
  }

  /** A run before the one that is watched makes the file, whose path is then known. */
  private Path madeFile(String name, List<String> profile) throws IOException {
    Files.createDirectory(folder.resolve("target"));
    Program.Outcome outcome = Program.jar(folder, arguments(name, "100%", "100ms", profile));
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    try (Stream<Path> files = Files.walk(folder.resolve("target"))) {
      return files.filter(file -> file.endsWith("test.bin")).findFirst().orElseThrow();
    }
  }

  /** Reads and writes of each thread that had any, since the replay opened the file. */
  private List<List<KernelCall>> perThread(
      Path file, String name, String read, List<String> profile) throws IOException {
    // So long take 512 threads under strace until all have begun.
    String duration = profile.contains("threads=16") ? "6s" : "1s";
    Strace.Observation observation =
        Strace.jarWithSlowFile(folder, file, arguments(name, read, duration, profile));
    assertThat(observation.outcome().exitCode()).as(observation.outcome().err()).isZero();
    double openedSeconds =
        observation.threads().stream()
            .flatMap(thread -> thread.calls().stream())
            .filter(call -> call.arguments().toString().contains("O_DIRECT"))
            .mapToDouble(KernelCall::startSeconds)
            .min()
            .orElseThrow();
    return observation.threads().stream()
        .map(thread -> thread.calls().stream().filter(QueueDepthIT::isTransfer))
        .map(calls -> calls.filter(call -> call.startSeconds() > openedSeconds).toList())
        .filter(calls -> !calls.isEmpty())
        .toList();
  }

  private String[] arguments(String name, String read, String duration, List<String> profile) {
    // No more than is held up in the time: a small trace is warmed up for a shorter time, which
    // strace makes long.
    List<String> sizes = List.of("-p", "size=16MiB", "-p", "total=64MiB");
    List<String> arguments = new ArrayList<>(List.of("run", name));
    arguments.addAll(sizes);
    arguments.addAll(List.of("-p", "read=" + read, "--cache", "direct", "--duration", duration));
    arguments.addAll(List.of("--target", folder.resolve("target").toString(), "--keep", "--json"));
    arguments.addAll(List.of("--results", folder.resolve("results").toString()));
    arguments.addAll(profile);
    return arguments.toArray(String[]::new);
  }

  private static boolean isTransfer(KernelCall call) {
    return call.name().equals("pread64") || call.name().equals("pwrite64");
  }

  private static String text(KernelCall call) {
    return (call.name().equals("pread64") ? "read " : "write ") + call.number(2);
  }

  /** Of what ends and begins in the same microsecond, the end counts first. */
  private static int mostInFlight(List<KernelCall> calls) {
    List<Change> changes = new ArrayList<>();
    for (KernelCall call : calls) {
      changes.add(new Change(call.startSeconds(), 1));
      changes.add(new Change(call.endSeconds(), -1));
    }
    changes.sort(Comparator.comparing(Change::atSeconds).thenComparing(Change::difference));
    int inFlight = 0;
    int most = 0;
    for (Change change : changes) {
      inFlight += change.difference();
      most = Math.max(most, inFlight);
    }
    return most;
  }
}
