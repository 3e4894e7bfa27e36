package io.nasreplay.generators.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.nasreplay.generators.random.SeededRandom;
import io.nasreplay.generators.workload.Certainty;
import io.nasreplay.generators.workload.Workload;
import io.nasreplay.traces.format.BadInputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.apache.commons.rng.UniformRandomProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorkloadsTest {
  private static final String VALID =
      """
      name: t
      description: >-
        two
        lines
      parameters:
        size: {value: 1GiB, description: how much, certainty: derived}
      seed: 7
      files:
        - {path: f, size: "${size}"}
      streams:
        - name: s
          steps:
            - read: {path: f, block: 4KiB}
      """;

  private static Workload parse(String yaml) {
    return Workloads.parse("w.yaml", yaml.getBytes(StandardCharsets.UTF_8));
  }

  private static BadInputException error(String yaml) {
    return catchThrowableOfType(BadInputException.class, () -> parse(yaml));
  }

  @Test
  void readsAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("w.yaml");
    Files.writeString(file, VALID);
    Workload workload = Workloads.read(file);
    assertThat(workload.name()).isEqualTo("t");
    assertThat(workload.description()).isEqualTo("two lines");
    assertThat(workload.seed()).isEqualTo(7);
    assertThat(workload.parameters().get(0).certainty()).isEqualTo(Certainty.DERIVED);
    assertThat(workload.sha256()).hasSize(64);
  }

  @Test
  void aMissingFileIsNoBadInput(@TempDir Path folder) {
    assertThatThrownBy(() -> Workloads.read(folder.resolve("none.yaml")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void lineEndsAndByteOrderMarkDoNotChangeTheWorkload() {
    assertThat(parse('\uFEFF' + VALID.replace("\n", "\r\n")).sha256())
        .isEqualTo(parse(VALID).sha256());
    assertThat(parse(VALID.replace("7", "8")).sha256()).isNotEqualTo(parse(VALID).sha256());
  }

  @Test
  void errorsShowPositionLineAndCaret() {
    assertThat(error(VALID.replace("block:", "blok:")))
        .hasMessage(
            "w.yaml:13:25: unknown key of read \"blok\"; did you mean \"block\"? allowed: block,"
                + " path, set, order, stride, exponent, offset, span, total, stay, expect\n"
                + "          - read: {path: f, blok: 4KiB}\n"
                + "                            ^");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "nmae: t|1:1|unknown key of workload \"nmae\"; did you mean \"name\"?",
        "name: t|1:1|workload has no streams; required: name, streams",
        "- a|1:1|workload is a list; allowed: a mapping with the keys name, streams",
        "name: [a]\\nstreams: [{name: s, steps: [barrier]}]|1:7|name is a list; allowed: a single value",
        "name: t\\nname: u|2:1|key \"name\" is given twice",
        "? [a]\\n: b|1:3|the key is a list",
        "a: &x 1\\nb: *x|1:4|anchors (&name) and aliases (*name) are not part",
        "b: *x|1:4|aliases",
        "&x a: 1|1:1|anchors",
        "a: 1\\n*x : 2|2:1|aliases",
        "a: &x {b: 1}|1:4|anchors",
        "- &x [b]|1:3|anchors",
        "!!str a: 1|1:1|YAML tags",
        "{!!str a: 1}|1:2|YAML tags",
        "b: 1\\n!!str a: 1|2:1|YAML tags",
        "a: !!binary \"@\"|1:4|YAML tags",
        "a: ! x|1:4|YAML tags",
        "a: \"\ud83d\ude00\"\\nb: {!x c: 1}|2:5|YAML tags",
        "a: 1\\n? {b: c}\\n: d|2:3|the key is a list or a mapping",
        "name: !!str t|1:7|YAML tags",
        "name: t\\n---\\nname: u|2:1|a second document starts here",
        "name: t\\n...\\n# end\\n--- # none|4:1|a second document starts here",
        "name: t\\n---\\n\\n---a: 1|2:1|a second document starts here",
        "name: [t|1:9|not YAML",
        "a: @x|1:4|not YAML",
        "a: \"\\xZZ\"|1:7|not YAML: expected escape sequence",
        "%YAML 99999999999.1\\n---\\na: 1|1:18|not YAML",
        "name: \"\\x01\"|1:8|control characters",
        "# only a comment|1:17|no document",
        "name: t\\nstreams: [{name: s, steps: [raed: {path: f, block: 1B}]}]|2:29|unknown step \"raed\"; did you mean \"read\"?",
        "name: t\\nstreams: [{name: s, steps: [barier]}]|2:29|a step is one word with its keys",
        "name: t\\nstreams: [{name: s, steps: [{loop: {count: 1, steps: [{think: {normal: 1s}}]}}]}]|2:64|unknown key of think \"normal\"",
        "name: t\\nparameters: {i: 1}\\nstreams: [{name: s, steps: [barrier]}]|2:14|parameter name is \"i\"",
        "name: t\\nparameters: {a: {value: 1, certainty: sure}}\\nstreams: []|2:39|unknown certainty \"sure\"",
        "name: t\\nseed: 1.5\\nstreams: []|2:7|seed is \"1.5\"; allowed: a whole number, 0 to 2^63 - 1"
      })
  void tellsWhereAndWhatIsWrong(String yaml, String position, String problem) {
    BadInputException error = error(yaml.replace("\\n", "\n").replace("\\x01", "\u0001"));
    assertThat(error.problem()).contains(problem);
    assertThat(error.position().toString()).isEqualTo("w.yaml:" + position);
  }

  @Test
  void anEmptyFileIsAnError() {
    assertThat(error("")).hasMessage("w.yaml: the file is empty; a workload is required");
    assertThat(error(" \n\n")).hasMessageContaining("the file is empty");
  }

  @Test
  void textThatIsNotUtf8IsAnErrorAtItsPlace() {
    byte[] latin1 = "name: t\ntitle: \u00e9t\u00e9\n".getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> Workloads.parse("w.yaml", latin1))
        .hasMessageStartingWith("w.yaml:2:8: the bytes from here on are not UTF-8");
    byte[] cut = {'n', ':', ' ', (byte) 0xC3};
    assertThatThrownBy(() -> Workloads.parse("w.yaml", cut)).hasMessageContaining("not UTF-8");
  }

  @Test
  @Timeout(value = 10, unit = TimeUnit.SECONDS)
  void anAliasBombIsRefused() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
    for (int i = 1; i < 60; i++) {
      String alias = "*a" + (i - 1);
      bomb.append("a" + i + ": &a" + i + " [" + (alias + ", ").repeat(8) + alias + "]\n");
    }
    assertThat(error(bomb.toString())).hasMessageStartingWith("w.yaml:1:5: YAML anchors");
  }

  @Test
  @Timeout(value = 10, unit = TimeUnit.SECONDS)
  void deepAndHugeDocumentsAreRefused() {
    assertThat(error("name: " + "[".repeat(100_000))).hasMessageContaining("100 levels");
    assertThat(error("name: " + "{a: ".repeat(200) + "1" + "}".repeat(200)))
        .hasMessageContaining("100 levels");
    assertThat(error("#" + "x".repeat(5 << 20))).hasMessageContaining("larger than 4 MiB");
  }

  @Test
  void limitsOfTheLibraryAreNoneOfTheLanguage() {
    String comment = "#" + "x".repeat(7 << 19) + "\n";
    assertThat(parse(comment + VALID).name()).isEqualTo("t");
    assertThat(error("? " + "k".repeat(100_000) + "\n: v").problem()).startsWith("unknown key");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"yes", "on", "0777", "1_000", "~", "null", "1e3", "+5", ".inf", "0x1F", "1:30"})
  void valuesArriveAsWritten(String value) {
    assertThat(parse(VALID.replace("name: t", "name: " + value)).name()).isEqualTo(value);
    assertThat(parse(VALID.replace("name: t", "name: '" + value + "'")).name()).isEqualTo(value);
  }

  @Test
  void whateverIsDoneToAWorkloadOnlyBadInputEscapes() {
    UniformRandomProvider random = SeededRandom.of(1, "damage");
    byte[] valid = VALID.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 3000; i++) {
      byte[] damaged = valid.clone();
      for (int k = random.nextInt(4); k >= 0; k--) {
        damaged[random.nextInt(damaged.length)] =
            (byte) "{}[]:,-&*!|>'\"%@#\n \u00e9ax0".charAt(random.nextInt(23));
      }
      try {
        Workloads.parse("w.yaml", damaged);
      } catch (BadInputException expected) {
        assertThat(expected.position().source()).isEqualTo("w.yaml");
      }
    }
  }
}
