package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.suites.catalogue.SuiteCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each shipped suite, whole, at its quick scale. */
class ShippedSuitesIT {
  /** How many tests each has: as its source has it, times its matrix; typed. */
  private static final Map<String, Integer> TESTS =
      Map.of(
          "quick", 4,
          "review", 45,
          "naspt", 12,
          "ixbt", 26,
          "cp", 5,
          "crystaldiskmark-8", 12,
          "amorphousdiskmark", 8,
          "xbench", 8,
          "aja", 8);

  /** What moves no byte has no MB/s. */
  private static final Set<String> WITHOUT_RATE = Set.of("cp-small-delete");

  @TempDir private Path folder;

  /** The review takes a minute even so: its plan is checked here. */
  static List<String> runInATest() {
    return TESTS.keySet().stream().filter(name -> !name.equals("review")).sorted().toList();
  }

  @Test
  void theyAreAllThereAre() {
    assertThat(SuiteCatalogue.standard().names())
        .containsExactlyInAnyOrderElementsOf(TESTS.keySet());
  }

  @ParameterizedTest
  @MethodSource("runInATest")
  void runsWholeAndScoresEveryTest(String suite) throws IOException {
    Path target = Files.createDirectory(folder.resolve("target"));
    Path results = folder.resolve("results");

    Invocation run = run(suite, target, "--quick", "--results", results.toString(), "--json");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(target).isEmptyDirectory();
    JsonDocument json = JsonDocument.parse(run.out());
    assertThat(json.at("quick")).isEqualTo("true");
    assertThat(json.at("complete")).isEqualTo("true");
    Set<String> tests = tests(json);
    assertThat(tests).hasSize(TESTS.get(suite));
    Path scores = Path.of(json.at("folder"));
    assertThat(Files.readString(scores.resolve("scores.md"))).contains(tests);
    assertThat(Files.readString(scores.resolve("scores.txt"))).contains("QUICK trial");
    assertThatRatesAreAsNasptWritesThem(scores.resolve("naspt-A.csv"), tests);
    assertThat(storedResults(scores)).isNotEmpty().allMatch(result -> result.trace().quick());
  }

  @ParameterizedTest
  @MethodSource("names")
  void plansItsBytesTimeAndSpace(String suite) {
    Invocation plan = run(suite, folder, "--dry-run");

    assertThat(plan.exitCode()).as(plan.err()).isZero();
    assertThat(plan.out()).contains("runs", "about ", "Moved ", "Space ");
    assertThat(folder).isEmptyDirectory();
  }

  static List<String> names() {
    return SuiteCatalogue.standard().names();
  }

  private static Invocation run(String suite, Path target, String... further) {
    List<String> arguments = new ArrayList<>(List.of("run", suite, "--target", "A=" + target));
    arguments.addAll(List.of(further));
    return Invocation.of(arguments.toArray(String[]::new));
  }

  private static Set<String> tests(JsonDocument json) {
    Set<String> tests = new LinkedHashSet<>();
    for (int row = 0; row < json.size("rows"); row++) {
      tests.add(json.at("rows." + row + ".test"));
      assertThat(Double.parseDouble(json.at("rows." + row + ".cells.0.value"))).isPositive();
    }
    return tests;
  }

  private static void assertThatRatesAreAsNasptWritesThem(Path csv, Set<String> tests)
      throws IOException {
    List<String> lines = Files.readAllLines(csv);
    assertThat(lines).first().isEqualTo("test,MB/s");
    assertThat(lines.stream().skip(1))
        .extracting(line -> line.substring(0, line.lastIndexOf(',')))
        .containsExactlyElementsOf(
            tests.stream().filter(test -> !WITHOUT_RATE.contains(test)).toList());
  }

  private static List<RunResult> storedResults(Path folder) throws IOException {
    List<RunResult> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.endsWith("result.json")).toList()) {
        found.add(ResultJson.read(Files.readString(file)));
      }
    }
    return found;
  }
}
