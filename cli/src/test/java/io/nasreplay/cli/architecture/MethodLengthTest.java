package io.nasreplay.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.cli.architecture.MethodLengths.MethodLength;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MethodLengthTest {
  private static final int MAX_LINES = 50;
  private static final int USUAL_LINES = 20;

  private static final List<MethodLength> ALL =
      Stream.of("traces", "generators", "results", "engine", "suites", "cli", "benchmarks")
          .map(module -> repository().resolve(module).resolve("src/main/java"))
          .flatMap(sources -> MethodLengths.below(sources).stream())
          .toList();

  @Test
  void noMethodIsOverFiftyLines() {
    assertThat(ALL).filteredOn(method -> method.lines() > MAX_LINES).isEmpty();
  }

  @Test
  void nineInTenMethodsAreUnderTwentyLines() {
    long usual = ALL.stream().filter(method -> method.lines() < USUAL_LINES).count();
    assertThat((double) usual / ALL.size()).isGreaterThan(0.9);
  }

  @Test
  void halfOfTheMethodsHaveFiveLinesOrFewer() {
    long few = ALL.stream().filter(method -> method.lines() <= 5).count();
    assertThat((double) few / ALL.size()).isGreaterThan(0.5);
  }

  @Test
  void aLongMethodIsFoundAndMeasuredFromSignatureToBrace() {
    assertThat(MethodLengths.below(repository().resolve("cli/src/test/resources/architecture")))
        .containsExactlyInAnyOrder(
            new MethodLength("TooLong.shortOne", 3), new MethodLength("TooLong.longOne", 51));
  }

  private static Path repository() {
    Path folder = Path.of("").toAbsolutePath();
    return Files.exists(folder.resolve("traces")) ? folder : folder.getParent();
  }
}
