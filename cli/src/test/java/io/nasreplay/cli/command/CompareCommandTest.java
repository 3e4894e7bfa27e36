package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.results.io.RunReader;
import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real runs on two directories, compared. */
class CompareCommandTest {
  private static final double BYTES_PER_MEGABYTE = 1e6;

  @TempDir private Path folder;
  private Path a;
  private Path b;

  @BeforeEach
  void makeTargets() throws IOException {
    a = Files.createDirectory(folder.resolve("a"));
    b = Files.createDirectory(folder.resolve("b"));
  }

  @Test
  void figuresAreThoseOfTheResults() throws IOException {
    run(a, "ra", "--runs", "3");
    run(b, "rb", "--runs", "3");
    Invocation compare = compare("A=" + results("ra"), "B=" + results("rb"), "--json");

    assertThat(compare.exitCode()).as(compare.err()).isZero();
    JsonDocument json = JsonDocument.parse(compare.out());
    assertThat(json.at("schema")).isEqualTo("nasreplay-compare/1");
    assertThat(json.at("baseline")).isEqualTo("A");
    double meanOfA = mean("ra");
    double meanOfB = mean("rb");
    assertThat(number(json, "rows.0.cells.0.mean")).isCloseTo(meanOfA, within(1e-6));
    assertThat(number(json, "rows.0.cells.1.mean")).isCloseTo(meanOfB, within(1e-6));
    assertThat(number(json, "rows.0.cells.1.ratio")).isCloseTo(meanOfB / meanOfA, within(1e-9));
    assertThat(number(json, "rows.0.cells.1.difference.p")).isBetween(0.0, 1.0);
    assertThat(json.size("rows.0.cells.1.values")).isEqualTo(3);
  }

  @Test
  void textNamesTestTargetsAndMethod() {
    run(a, "ra", "--runs", "2", "--label", "device=DS923+");
    run(b, "ra", "--runs", "2", "--label", "device=TS-464");
    Invocation compare = compare(results("ra"), "--baseline", "TS-464", "--measure", "latency");

    assertThat(compare.exitCode()).as(compare.err()).isZero();
    assertThat(compare.out())
        .startsWith("Comparison of latency in us, lower is better; TS-464 = 100 %\n")
        .contains("ixbt-read", "DS923+", "baseline", "Welch's t test, two-sided");
  }

  @Test
  void everyFormatGoesToANewFileAndNeverOverOne() throws IOException {
    run(a, "ra");
    Path old = Files.writeString(folder.resolve("old.csv"), "mine");

    for (String ending : List.of("csv", "md", "json", "txt")) {
      Path file = folder.resolve("new." + ending);
      Invocation compare = compare(results("ra"), "-o", file.toString());
      assertThat(compare.exitCode()).as(compare.err()).isZero();
      assertThat(file).content().contains("ixbt-read").endsWith("\n");
    }
    assertThat(folder.resolve("new.txt")).hasContent(compare(results("ra")).out());
    assertThat(folder.resolve("new.json")).hasContent(compare(results("ra"), "--json").out());
    Invocation over = compare(results("ra"), "-o", old.toString());
    assertThat(over.exitCode()).isEqualTo(2);
    assertThat(over.err()).contains("old.csv: it exists already; allowed: a new file");
    assertThat(old).hasContent("mine");
    Invocation unknown = compare(results("ra"), "-o", folder.resolve("x.pdf").toString());
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err()).contains("x.pdf: its ending is no format; allowed: .csv, .json,");
  }

  @Test
  void labelsMakeColumns() {
    for (String protocol : List.of("smb", "nfs")) {
      run(a, "ra", "--label", "protocol=" + protocol, "--label", "device=DS923+");
    }
    Invocation compare =
        compare(results("ra"), "--rows", "device", "--columns", "protocol", "--json");

    JsonDocument json = JsonDocument.parse(compare.out());
    assertThat(json.at("targets.0.name")).isEqualTo("smb");
    assertThat(json.at("targets.1.name")).isEqualTo("nfs");
    assertThat(json.at("rows.0.test")).isEqualTo("ixbt-read device=DS923+");
    assertThat(json.at("rows.0.cells.1.difference.verdict")).isEqualTo("not_enough_runs");
  }

  @Test
  void unlikeRunsAreRefused() {
    run(a, "ra");
    run(b, "rb", "--cache", "os");
    Invocation refused = compare("A=" + results("ra"), "B=" + results("rb"));

    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .contains("test ixbt-read has different cache modes: flush on A", "os on B");
    Invocation allowed =
        compare("A=" + results("ra"), "B=" + results("rb"), "--allow-different-cache");
    assertThat(allowed.exitCode()).isZero();
    assertThat(allowed.out()).contains("different cache modes", "as was allowed");
  }

  @Test
  void differentTracesOfOneNameAreRefused() {
    run(a, "ra");
    Invocation other =
        Invocation.of(
            "run",
            "ixbt-read",
            "-p",
            "size=2MiB",
            "--target",
            b.toString(),
            "--results",
            results("rb"));
    assertThat(other.exitCode()).as(other.err()).isZero();

    Invocation refused = compare("A=" + results("ra"), "B=" + results("rb"));
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("test ixbt-read has different traces: digest ");
    assertThat(
            compare("A=" + results("ra"), "B=" + results("rb"), "--allow-different-traces").out())
        .contains("DIFFERENT TRACES are compared, as was allowed");
  }

  @Test
  void jsonIsOneDocumentWhateverIsWrong() throws IOException {
    run(a, "ra");
    Path torn = Files.createDirectories(folder.resolve("torn/run")).resolve("result.json");
    Files.writeString(torn, "{\"schema\": \"nasreplay-result/1\", \"tool");
    Path empty = Files.createDirectory(folder.resolve("empty"));

    List<List<String>> wrong =
        List.of(
            List.of(torn.toString()),
            List.of(folder.resolve("torn").toString()),
            List.of(empty.toString()),
            List.of(empty.resolve("none").toString()),
            List.of(results("ra"), "--baseline", "nobody"),
            List.of(results("ra"), "--measure", "speed"),
            List.of(results("ra"), "--measure", "late-frames"),
            List.of(results("ra"), "--columns", "device"),
            List.of());
    for (List<String> arguments : wrong) {
      List<String> all = new ArrayList<>(arguments);
      all.add("--json");
      Invocation compare = compare(all.toArray(String[]::new));
      assertThat(compare.exitCode()).as("%s", arguments).isEqualTo(2);
      JsonDocument json = JsonDocument.parse(compare.out());
      assertThat(json.at("schema")).isEqualTo("nasreplay-error/1");
      assertThat(json.at("error.kind")).isEqualTo("bad-input");
    }
    assertThat(compare(results("ra"), "--measure", "latncy").err()).contains("latency");
  }

  private void run(Path target, String results, String... options) {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("run", "ixbt-read", "-p", "size=1MiB"));
    arguments.addAll(List.of("--target", target.toString(), "--results", results(results)));
    arguments.addAll(Arrays.asList(options));
    Invocation run = Invocation.of(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  private static Invocation compare(String... arguments) {
    return Invocation.of(
        Stream.concat(Stream.of("compare"), Arrays.stream(arguments)).toArray(String[]::new));
  }

  private String results(String name) {
    return folder.resolve(name).toString();
  }

  private double mean(String results) throws IOException {
    double sum = 0;
    int count = 0;
    try (Stream<Path> entries = Files.list(folder.resolve(results))) {
      for (Path run : entries.toList()) {
        RunResult result = RunReader.read(run);
        sum += result.throughput().scoreRate().bytesPerSecond() / BYTES_PER_MEGABYTE;
        count++;
      }
    }
    return sum / count;
  }

  private static double number(JsonDocument json, String path) {
    return Double.parseDouble(json.at(path));
  }
}
