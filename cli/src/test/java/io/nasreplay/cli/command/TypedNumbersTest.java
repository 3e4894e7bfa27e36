package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every workload that {@code nasreplay list} names, generated with its defaults, against numbers
 * that were typed from its source.
 */
class TypedNumbersTest {
  private static final int COLUMNS = 9;
  private static final String NOT_SAID = "-";

  /** Of a percentage, in points. */
  private static final double POINTS = 0.5;

  @TempDir private Path folder;

  static List<String> workloads() {
    return Listed.workloads();
  }

  @Test
  void allOfTheListAreTyped() throws IOException {
    assertThat(typed().keySet()).containsExactlyInAnyOrderElementsOf(Listed.workloads());
    assertThat(typed().values()).allSatisfy(row -> assertThat(row).hasSize(COLUMNS));
  }

  @ParameterizedTest
  @MethodSource("workloads")
  void theTraceIsAsItsSourceSays(String name) throws IOException {
    List<String> row = typed().get(name);
    CountedTrace trace = generated(name);

    assertThat(row).as("typed numbers of " + name).isNotNull();
    check("files", row.get(1), trace.filesUsed());
    check("bytes of the file set", row.get(2), trace.fileSetBytes());
    check("bytes read", row.get(3), trace.bytesRead());
    check("bytes written", row.get(4), trace.bytesWritten());
    checkPercent("% sequential", row.get(5), trace.percentSequential());
    checkPercent("% reads", row.get(6), trace.percentReads());
    checkSizes(row, trace);
  }

  /** Made small, it still has the operations and their mix. */
  @ParameterizedTest
  @MethodSource("workloads")
  void theSmallTraceHasTheSameOperations(String name) throws IOException {
    List<String> row = typed().get(name);
    CountedTrace trace = generated(name, "--quick");

    checkSizes(row, trace);
    if (row.get(6).equals("0") || row.get(6).equals("100")) {
      checkPercent("% reads", row.get(6), trace.percentReads());
    }
  }

  private CountedTrace generated(String name, String... more) throws IOException {
    Path file = folder.resolve("trace.csv");
    List<String> arguments = new ArrayList<>(List.of("generate", name, "-o", file.toString()));
    arguments.addAll(List.of(more));
    Invocation generate = Invocation.of(arguments.toArray(String[]::new));
    assertThat(generate.exitCode()).as(generate.err()).isZero();
    return CountedTrace.of(file);
  }

  private static void checkSizes(List<String> row, CountedTrace trace) {
    check("largest operation", row.get(7), trace.largestBytes());
    if (!row.get(8).equals(NOT_SAID)) {
      check("most frequent operation", row.get(8), trace.mostFrequentBytes());
    }
  }

  private static void check(String what, String typed, long counted) {
    if (!typed.equals(NOT_SAID)) {
      String[] parts = typed.split("~");
      double number = Double.parseDouble(parts[0]);
      double percent = parts.length == 1 ? 0 : Double.parseDouble(parts[1]);
      assertThat((double) counted).as(what).isCloseTo(number, within(number * percent / 100));
    }
  }

  private static void checkPercent(String what, String typed, double counted) {
    if (!typed.equals(NOT_SAID)) {
      assertThat(counted).as(what).isCloseTo(Double.parseDouble(typed), within(POINTS));
    }
  }

  private static Map<String, List<String>> typed() throws IOException {
    Map<String, List<String>> typed = new LinkedHashMap<>();
    try (InputStream table =
        Objects.requireNonNull(
            TypedNumbersTest.class.getResourceAsStream("/catalogue/typed-numbers.csv"))) {
      new String(table.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> List.of(line.split(",", -1)))
          .forEach(row -> assertThat(typed.put(row.get(0), row)).as(row.get(0)).isNull());
    }
    return typed;
  }
}
