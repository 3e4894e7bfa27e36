package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompletionCommandTest {
  private static final Path BASH = Path.of("/bin/bash");

  @TempDir private Path folder;

  @Test
  void bashCompletesCommandsAndWords() throws Exception {
    assumeTrue(Files.isExecutable(BASH), "bash is not here");

    assertThat(completed("nasreplay ge", 1)).contains("generate");
    assertThat(completed("nasreplay run --cache d", 3)).contains("direct");
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "show", "generate", "check"})
  void bashCompletesNamesOfTheCatalogue(String command) throws Exception {
    assumeTrue(Files.isExecutable(BASH), "bash is not here");

    assertThat(completed("nasreplay " + command + " HD", 2).lines())
        .contains("HDVideo_1Play", "HDVideo_1Play_1Record")
        .doesNotContain("ixbt-read");
    assertThat(completed("nasreplay " + command + " --seed 1 ixbt-r", 4)).contains("ixbt-read");
  }

  @Test
  void bashCompletesTheSecondNameToo() throws Exception {
    assumeTrue(Files.isExecutable(BASH), "bash is not here");

    assertThat(completed("nasreplay run ixbt-read HD", 3)).contains("HDVideo_4Play");
    assertThat(completed("nasreplay show my.trace", 2)).isBlank();
  }

  /** What bash offers for the last word of the line. */
  private String completed(String line, int word) throws IOException, InterruptedException {
    Path script = folder.resolve("completion.bash");
    Files.writeString(script, Invocation.of("completion").out());
    String ask =
        "compopt() { :; }; source '%s'; COMP_WORDS=(%s); COMP_CWORD=%d; _complete_nasreplay;"
            + " printf '%%s\\n' \"${COMPREPLY[@]}\"";
    Process bash =
        new ProcessBuilder(
                BASH.toString(),
                "-c",
                String.format(java.util.Locale.ROOT, ask, script, line, word))
            .redirectErrorStream(true)
            .start();
    String offered = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor()).as(offered).isZero();
    return offered;
  }
}
