package io.nasreplay.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.benchmarks.section.Settings;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArgumentsTest {
  @Test
  void withoutWordsAllIsUsual() {
    Arguments arguments = Arguments.parse(new String[0]);
    assertThat(arguments.sections()).isEmpty();
    assertThat(arguments.settings().rounds()).isEqualTo(5);
    assertThat(arguments.settings().seconds()).isEqualTo(2);
  }

  @Test
  void quickIsSmallButRoundsCanBeAskedFor() {
    Settings settings =
        Arguments.parse(new String[] {"--quick", "--rounds", "3", "replay"}).settings();
    assertThat(settings.rounds()).isEqualTo(3);
    assertThat(settings.seconds()).isLessThan(1);
  }

  @Test
  void sectionsKeepTheirOrder() {
    assertThat(Arguments.parse(new String[] {"load", "--quick", "replay"}).sections())
        .isEqualTo(List.of("load", "replay"));
  }

  @Test
  void furtherArgumentsOfTheToolAreWords() {
    assertThat(Arguments.parse(new String[] {"--with", "--data zero"}).settings().toolArguments())
        .containsExactly("--data", "zero");
  }

  @Test
  void unknownOptionsAndMissingValuesAreRefused() {
    assertThatThrownBy(() -> Arguments.parse(new String[] {"--fast"}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("--fast");
    assertThatThrownBy(() -> Arguments.parse(new String[] {"--rounds"}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("needs a value");
  }
}
