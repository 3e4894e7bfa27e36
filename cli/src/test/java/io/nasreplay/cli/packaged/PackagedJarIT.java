package io.nasreplay.cli.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackagedJarIT {
  @TempDir private Path folder;

  @Test
  void tellsItsVersionWithoutWarnings() {
    Program.Outcome outcome = Program.jar(folder, "--version");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).matches("nasreplay \\d+\\.\\d+\\.\\d+\\S*\\R");
    assertThat(outcome.err()).isEmpty();
  }

  @Test
  void inALocaleWithoutItsCharactersANameIsTheLocalesFault() throws IOException {
    Files.writeString(
        folder.resolve("names.csv"),
        "# nasreplay-trace: 1\nstream,op,path,length\n,file,für.bin,1\n");

    Program.Outcome outcome =
        Program.run(
            folder,
            Map.of("LC_ALL", "C"),
            Program.command("run", "names.csv", "--target", ".", "--results", "results"));

    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.err()).contains("für.bin", "set LC_ALL=C.UTF-8");
    assertThat(folder.toFile().list()).containsExactly("names.csv");
  }

  @Test
  void aMissingCommandIsAUsageError() {
    Program.Outcome outcome = Program.jar(folder);

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("a command is missing", "Usage: nasreplay");
  }
}
