package io.nasreplay.cli.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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
  void aMissingCommandIsAUsageError() {
    Program.Outcome outcome = Program.jar(folder);

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("a command is missing", "Usage: nasreplay");
  }
}
