package io.nasreplay.engine.prepare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.local.LocalTarget;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class NameCheckTest {
  private final NameCheck check =
      new NameCheck(Path.of("/mnt/nas"), LocalTarget.at(Path.of("/mnt/nas")));

  @Test
  void doubtfulNamesAreThoseThatWindowsRefusesAndLongOnes() {
    String longName = "ä".repeat(128);
    assertThat(
            NameCheck.doubtful(
                List.of("plain/a.txt", "a:b/x", "nul", "d/LPT1.txt", "dot.", "console", longName)))
        .containsExactly("a:b", "nul", "LPT1.txt", "dot.", longName);
  }

  @Test
  void namesThatDifferInCaseOnlyAreRefusedWhereTheyFallTogether() {
    assertThatThrownBy(() -> check.refuseEqualButForCase(List.of("a", "b/X", "b/x")))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining("/mnt/nas cannot tell \"b/x\" from \"b/X\"");
    assertThatCode(() -> check.refuseEqualButForCase(List.of("a", "a", "b")))
        .doesNotThrowAnyException();
  }

  @Test
  void aNameThatTheLocaleCannotWriteIsTheLocalesFault() {
    assertThatThrownBy(() -> check.resolve(List.of("lone surrogate \ud800")))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining("this client's locale")
        .hasMessageContaining("set LC_ALL=C.UTF-8");
  }

  @Test
  void namesThatThisSystemCannotHaveAreRefused() {
    assertThatThrownBy(() -> check.resolve(List.of("a", "b\0")))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining("cannot hold the name");
  }
}
