package io.nasreplay.generators.compile;

import static io.nasreplay.generators.compile.TraceText.lines;
import static io.nasreplay.generators.compile.TraceText.operationLines;
import static io.nasreplay.generators.compile.TraceText.trace;
import static io.nasreplay.generators.compile.TraceText.workload;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.generators.random.SeededRandom;
import io.nasreplay.generators.yaml.LanguageDocument;
import io.nasreplay.generators.yaml.Workloads;
import io.nasreplay.traces.csv.TraceDigest;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.CheckedTraceReader;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.apache.commons.rng.UniformRandomProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorkloadTraceTest {
  private static final String RANDOM =
      """
      name: t
      title: a title
      parameters: {size: 1MiB, word: random, part: "${size / 4}", weight: 3}
      seed: 5
      files:
        - {name: set, path: set, count: 3, size: 1KiB..9KiB}
        - {path: f, size: "${size}"}
      streams:
        - name: one
          steps:
            - read: {path: f, block: 4KiB, order: "${word}"}
        - name: two
          steps:
            - loop:
                count: 5
                steps:
                  - choice: [{weight: "${weight}", steps: [stat: f]}, {weight: 1, steps: [think: 1ms..5ms]}]
                  - read: {set: set, block: {1KiB: 1, 2KiB: 1}, stay: 0.5}
      """;

  @Test
  void identityIsThatOfTextParametersAndSeed() {
    String identity = identity(RANDOM, Map.of(), OptionalLong.empty());

    assertThat(identity(RANDOM, Map.of(), OptionalLong.of(5))).isEqualTo(identity);
    assertThat(identity(RANDOM, Map.of("weight", "3"), OptionalLong.empty())).isEqualTo(identity);
    assertThat(
            List.of(
                identity(RANDOM, Map.of(), OptionalLong.of(6)),
                identity(RANDOM, Map.of("size", "2MiB"), OptionalLong.empty()),
                identity(RANDOM, Map.of("weight", "4"), OptionalLong.empty()),
                identity(RANDOM.replace("4KiB", "8KiB"), Map.of(), OptionalLong.empty())))
        .doesNotHaveDuplicates()
        .doesNotContain(identity);
  }

  @Test
  void quickValuesStandBetweenDefaultsAndWhatTheUserGives() throws IOException {
    String yaml = "quick: {size: 8KiB, weight: 2}\n" + RANDOM;
    WorkloadTrace quick =
        WorkloadTrace.quick(workload(yaml), Map.of("weight", "1"), OptionalLong.empty());

    try (TraceReader reader = quick.open()) {
      assertThat(reader.header().value("parameters"))
          .contains("size=8KiB, word=random, part=2KiB, weight=1");
      assertThat(reader.header().isQuick()).isTrue();
    }
    try (TraceReader reader = trace(yaml).open()) {
      assertThat(reader.header().isQuick()).isFalse();
    }
  }

  @Test
  void quickIsPartOfTheIdentityEvenWithEqualValues() {
    String yaml = "quick: {size: 1MiB}\n" + RANDOM;
    WorkloadTrace quick = WorkloadTrace.quick(workload(yaml), Map.of(), OptionalLong.empty());

    assertThat(quick.identity().orElseThrow().digest())
        .isNotEqualTo(identity(yaml, Map.of(), OptionalLong.empty()));
  }

  @Test
  void quickValuesAreCheckedEvenWhenNotUsed() {
    assertThatThrownBy(() -> trace("quick: {size: 5ms}\n" + RANDOM))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("test.yaml:1:15")
        .hasMessageContaining("size");
    assertThatThrownBy(() -> trace("quick: {sise: 5ms}\n" + RANDOM))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("did you mean \"size\"");
  }

  @Test
  void quickNeedsQuickValues() {
    assertThatThrownBy(() -> WorkloadTrace.quick(workload(RANDOM), Map.of(), OptionalLong.empty()))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("does not say how it is made small");
  }

  private static String identity(String yaml, Map<String, String> given, OptionalLong seed) {
    return WorkloadTrace.of(workload(yaml), given, seed).identity().orElseThrow().digest();
  }

  @Test
  void eachOpeningGivesTheSameRows() {
    WorkloadTrace trace = trace(RANDOM);
    assertThat(lines(trace)).isEqualTo(lines(trace)).isEqualTo(lines(trace(RANDOM)));
  }

  @Test
  void theSeedDecidesAllRandomChoices() {
    List<String> seven = lines(seeded(7));
    assertThat(seven).isEqualTo(lines(seeded(7))).isNotEqualTo(lines(seeded(8)));
    assertThat(lines(trace(RANDOM))).isEqualTo(lines(seeded(5)));
  }

  @Test
  @Timeout(10)
  void twentyBillionSequentialBlocksAreOneRowAtOnce() {
    WorkloadTrace trace =
        trace(
            """
            name: t
            parameters: {size: 70TiB}
            files: [{path: f, size: "${size}"}]
            streams:
              - name: one
                steps:
                  - open: {path: g, flags: w+create}
                  - read: {path: f, block: 4KiB, total: "${size + 5KiB}"}
                  - write: {path: g, block: 4KiB, total: "${size - 1KiB}"}
            """);
    assertThat(operationLines(trace))
        .containsExactly(
            "0 open g w+create",
            "0 read f 0+4096 x18790481920 by 4096",
            "0 read f 0+4096",
            "0 read f 4096+1024",
            "0 write g 0+4096 x18790481919 by 4096",
            "0 write g 76965813940224+3072");
  }

  private static WorkloadTrace seeded(long seed) {
    return WorkloadTrace.of(workload(RANDOM), Map.of(), OptionalLong.of(seed));
  }

  @Test
  void aFurtherStreamOrFileDoesNotChangeWhatAnotherDoes() {
    String more =
        RANDOM
            .replace("  - {path: f,", "  - {path: g, size: 1KiB..2KiB}\n  - {path: f,")
            .replace("  - name: two", "  - {name: new, steps: [stat: g]}\n  - name: two");
    List<String> before = operationLines(trace(RANDOM));
    List<String> after =
        operationLines(trace(more)).stream()
            .filter(line -> !line.startsWith("1 "))
            .map(line -> line.replaceFirst("^2", "1"))
            .toList();
    assertThat(after).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab"})
  void localesDoNotMatter(String tag) throws IOException {
    Locale before = Locale.getDefault();
    String expected = digest(trace(RANDOM));
    List<String> lines = lines(trace(RANDOM));
    try {
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(digest(trace(RANDOM))).isEqualTo(expected);
      assertThat(lines(trace(RANDOM))).isEqualTo(lines);
    } finally {
      Locale.setDefault(before);
    }
  }

  private static String digest(WorkloadTrace trace) throws IOException {
    TraceDigest digest = new TraceDigest();
    TraceText.rows(trace).forEach(digest::update);
    return digest.hex();
  }

  @Test
  void theHeaderSaysWhatMadeTheTrace() throws IOException {
    WorkloadTrace trace =
        WorkloadTrace.of(workload(RANDOM), Map.of("size", "2MiB"), OptionalLong.of(9));
    try (TraceReader reader = trace.open()) {
      TraceHeader header = reader.header();
      assertThat(header.metadata())
          .containsEntry("name", "t")
          .containsEntry("title", "a title")
          .containsEntry("seed", "9")
          .containsEntry("parameters", "size=2MiB, word=random, part=512KiB, weight=3")
          .containsEntry("generator", "nasreplay-workload/1")
          .containsEntry("workload-sha256", workload(RANDOM).sha256());
    }
  }

  @Test
  void everyTraceOfTheCataloguePassesTheChecksOfTraces() throws IOException {
    for (String name : Catalogue.standard().names()) {
      WorkloadTrace trace =
          WorkloadTrace.quick(Catalogue.standard().find(name), Map.of(), OptionalLong.empty());
      try (TraceReader reader = new CheckedTraceReader(trace.open())) {
        while (reader.next() != null) {
          assertThat(reader.position().source()).endsWith(name + ".yaml");
        }
      }
    }
  }

  /** 8.4 million rows would need more than the 512 MiB that tests have. */
  @Test
  void rowsAreMadeWhileTheyAreRead() throws IOException {
    WorkloadTrace trace =
        WorkloadTrace.of(
            Catalogue.standard().find("ixbt-read"),
            Map.of("access", "random", "block", "4KiB"),
            OptionalLong.empty());
    long operations = 0;
    try (TraceReader reader = trace.open()) {
      for (TraceRow row = reader.next(); row != null; row = reader.next()) {
        operations += row instanceof io.nasreplay.traces.model.OperationRow r ? r.count() : 0;
      }
    }
    assertThat(operations).isEqualTo((8L << 20) + 2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "siez|1GiB|unknown parameter \"siez\"; did you mean \"size\"?",
        "size|5ms|size is 5ms, a duration; wanted: a size such as 32GiB",
        "size|1000|wanted: a size such as 32GiB",
        "size|big|wanted: a size such as 32GiB",
        "size|1Gib|did you mean \"GiB\"?",
        "weight|3KiB|wanted: a number such as 32"
      })
  void wrongParametersAreErrors(String name, String text, String problem) {
    assertThatThrownBy(
            () -> WorkloadTrace.of(workload(RANDOM), Map.of(name, text), OptionalLong.empty()))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith("-p " + name + "=" + text + ": ")
        .hasMessageContaining(problem);
  }

  @Test
  void aWrongSeedIsAnError() {
    assertThatThrownBy(() -> seeded(-1))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("seed is -1; allowed: 0 to 2^63 - 1");
  }

  /** Errors in values, found before the first row; the caret stands before what is blamed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "read: {path: f, block: ^5ms}|block is 5ms, a duration; wanted: a size",
        "read: {path: f, block: ^0}|block is 0 B to 0 B; allowed: 1 B to 1 GiB",
        "read: {path: f, block: ^2GiB}|allowed: 1 B to 1 GiB",
        "read: {path: f, block: ^8KiB..4KiB}|min is 8192 B; allowed: up to max, 4096 B",
        "read: {path: f, block: {4KiB: ^-1}}|weight is -1; allowed: 0 or more",
        "read: {path: f, block: ^{4KiB: 0}}|sum of weights is 0.0; allowed: above 0",
        "read: {path: f, block: {4KiB: 1, ^5ms: 1}}|block is 5ms, a duration",
        "read: {path: f, block: \"${^sise}\"}|unknown name \"sise\"; did you mean \"size\"?",
        "read: {path: f, block: \"1KiB..${^sise}\"}|unknown name \"sise\"",
        "read: {path: f, block: \"${size ^+ 1s}\"}|",
        "read: {path: f, block: ^\"${size / 3}\"}|allowed: a whole number of bytes",
        "read: {path: f, block: 1KiB, order: ^randm}|unknown order \"randm\"; did you mean \"random\"?",
        "read: {path: f, block: 1KiB, order: ^strided}|order strided has no stride",
        "read: {path: f, block: 1KiB, stride: ^4KiB}|stride stands with order sequential; allowed: with order strided only",
        "read: {path: f, block: 1KiB, order: zipf, exponent: ^1s}|exponent is 1s, a duration",
        "read: {path: f, block: 1KiB, stay: ^1.5}|stay is 1.5; allowed: 0 to 1",
        "read: {path: f, block: 1KiB, expect: ^ENOTHERE}|unknown error \"ENOTHERE\"",
        "read: {set: ^st, block: 1KiB}|unknown file set \"st\"; did you mean \"set\"?",
        "open: {path: ^../f}|path is \"../f\"; allowed: no \".\" or \"..\" component",
        "open: {path: ^/f}|without a leading",
        "open: {path: f, flags: ^x}|flags are \"x\"; allowed: r, w or rw",
        "open: {path: f, flags: ^r+create}|allowed with r: no option",
        "truncate: {path: f, size: ^5}|size is 5, a number without a unit; wanted: a size",
        "loop: {count: 2, order: ^zipf, steps: [barrier]}|order of a loop is zipf; allowed: one without stride",
        "loop: {count: 2, order: ^up, steps: [barrier]}|unknown order \"up\"",
        "think: ^5KiB|think is 5KiB, a size; wanted: a duration",
        "think: {exponential: ^1ms..2ms}|exponential is a range",
        "loop: {count: ^2.5, steps: [barrier]}|count is 2.5; allowed: a whole number",
        "^choice: [{weight: 0, steps: [barrier]}]|sum of weights"
      })
  void wrongValuesAreErrorsAtTheirPlace(String marked, String problem) {
    String yaml =
        """
        name: t
        parameters: {size: 1MiB}
        files: [{path: f, size: "${size}"}, {name: set, path: s, count: 2, size: 1B}]
        streams:
        - name: s
          steps:
          - %s
        """;
    BadInputException error =
        catchThrowableOfType(
            BadInputException.class, () -> trace(yaml.formatted(marked.replace("^", ""))));
    assertThat(error).as(marked).isNotNull();
    assertThat(error.problem()).contains(problem == null ? "" : problem);
    assertThat(error.position().toString()).isEqualTo("test.yaml:7:" + (5 + marked.indexOf('^')));
  }

  /** Declarations with a wrong value; the caret stands before what is blamed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "streams: [{name: ^s, instances: 2, steps: [barrier]}]|two streams have the name \"s\"",
        "streams: [{name: s, instances: ^0, steps: [barrier]}]|instances is 0; allowed: 1 to 65536",
        "streams: [{name: s, depth: ^0, steps: [barrier]}]|allowed: 1 to 1024",
        "streams: [{name: s, depth: ^5000000000, steps: [barrier]}]|allowed: 1 to 1024",
        "streams: [{name: s, pace: ^5ms, steps: [barrier]}]|pace is 5ms, a duration; wanted: a rate such as 80MB/s, 500ops/s or 25fps",
        "streams: [{name: s, pace: ^0fps, steps: [barrier]}]|above 0",
        "files: [{path: f, count: ^0, size: 1B}]|count is 0; allowed: 1 to 10000000",
        "files: [^{path: f, size: 1B, tree: {fan-out: 2, levels: 1}}]|tree needs count",
        "files: [^{path: f, count: 2, size: 1B, tree: {fan-out: 0, levels: 1}}]|fan-out is 0",
        "files: [^{path: f, count: 2, size: 1B, tree: {files-per-directory: 0}}]|files per directory is 0; allowed: 1 or more",
        "files: [{path: f, count: 2, size: 1B, tree: {files-per-directory: ^1KiB}}]|files-per-directory is 1KiB, a size",
        "files: [{path: f, count: 2, size: 1B, tree: ^{fan-out: 2}}]|neither files-per-directory nor levels given",
        "files: [{path: ^/f, size: 1B}]|without a leading",
        "files: [{path: f, size: ^5ms}]|size is 5ms, a duration",
        "files: [{path: f, size: {lognormal: ^{median: 0, sigma: 1}}}]|median is 0",
        "files: [{path: f, name: a, size: 1B}, {path: g, name: ^a, size: 1B}]|declared twice",
        "parameters: {a: ^\"${b}\", b: \"${a}\"}|parameter a depends on itself",
        "parameters: {a: \"${^c}\"}|unknown name"
      })
  void wrongDeclarationsAreErrorsAtTheirPlace(String marked, String problem) {
    String other = marked.startsWith("streams") ? "" : "streams: [{name: s, steps: [barrier]}]";
    BadInputException error =
        catchThrowableOfType(
            BadInputException.class,
            () -> trace("name: t\n" + marked.replace("^", "") + "\n" + other));
    assertThat(error).as(marked).isNotNull();
    assertThat(error.problem()).contains(problem);
    assertThat(error.position().toString()).isEqualTo("test.yaml:2:" + (1 + marked.indexOf('^')));
  }

  /** Errors that show only when the files are followed through the workload. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "stat: nothing|path \"nothing\" is undeclared",
        "read: {path: nothing, block: 1KiB}|total is missing, as \"nothing\" does not exist",
        "read: {path: nothing, block: 1KiB, total: 1KiB}|undeclared",
        "write: {path: new, block: 1KiB, total: 1MB}|earlier operation makes (open with +create",
        "close: f|has not open",
        "mkdir: a/b|does not exist",
        "open: {path: f, flags: w+new}|exists",
        "delete: d|of the directory",
        "read: {path: f, block: 1KiB, offset: 2KiB, total: 1KiB}|beyond the end of \"f\", which has 1024 B",
        "read: {path: f, block: 1KiB, span: 4KiB}|read of 4096 B from offset 0 reaches beyond",
        "read: {path: f, block: 1B, span: 2B, offset: 1023B, total: 1B, order: random}|expect: SHORT"
      })
  void operationsOnWhatIsNotThereAreErrorsAtTheirStep(String step, String problem) {
    WorkloadTrace trace =
        trace(
            "name: t\nfiles: [{path: f, size: 1KiB}, {directory: d}]\nstreams:\n- name: s\n"
                + "  steps:\n  - "
                + step);
    assertThatThrownBy(() -> lines(trace))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith("test.yaml:6:5: ")
        .hasMessageContaining(problem)
        .hasMessageContaining("\n      - " + step);
  }

  @Test
  void twoDeclarationsOfOneFileAreAnError() {
    WorkloadTrace trace =
        trace(
            "name: t\nfiles: [{path: f, size: 1B}, {path: f, size: 2B}]\n"
                + "streams: [{name: s, steps: [barrier]}]");
    assertThatThrownBy(() -> lines(trace)).hasMessageContaining("set up twice");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "loop: {count: 2000, steps: [think: 150000000min, stat: f]}",
        "read: {path: [f, g], block: 1B, span: 5000000TiB, stay: 0.5}"
      })
  void numbersBeyondTheRangeAreErrorsAtTheirStep(String step) {
    WorkloadTrace trace =
        trace(
            "name: t\nfiles: [{path: f, size: 1KiB}, {path: g, size: 1KiB}]\nstreams:\n- name: s\n"
                + "  steps:\n  - "
                + step);
    assertThatThrownBy(() -> lines(trace))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith("test.yaml:6:");
  }

  @Test
  void theSchemaNamesTheOrdersOfTheLanguage() throws IOException {
    try (InputStream schema = Workloads.class.getResourceAsStream("workload.schema.json")) {
      String orders =
          Arrays.stream(AccessOrder.Kind.values())
              .map(kind -> '"' + kind.token() + '"')
              .collect(Collectors.joining(",", "[", "]"));
      assertThat(new String(schema.readAllBytes(), StandardCharsets.UTF_8).replaceAll("\\s", ""))
          .contains("\"enum\":" + orders);
    }
  }

  /** Single characters of valid workloads are replaced. */
  @Test
  void whateverIsDoneToAWorkloadOnlyBadInputEscapes() {
    UniformRandomProvider random = SeededRandom.of(2, "damage");
    List<String> texts =
        LanguageDocument.examples().stream().map(LanguageDocument.Example::yaml).toList();
    String characters = "0189.-${}[]:,\"'xiKMB/*+% \n";
    int refused = 0;
    for (int i = 0; i < 1500; i++) {
      StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
      text.setCharAt(
          random.nextInt(text.length()), characters.charAt(random.nextInt(characters.length())));
      try {
        trace(text.toString());
      } catch (BadInputException expected) {
        refused++;
      }
    }
    assertThat(refused).isBetween(100, 1400);
  }
}
