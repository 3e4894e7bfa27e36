package io.nasreplay.results.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TextTableTest {
  @Test
  void textIsLeftAndNumbersAreRight() {
    String text =
        new TextTable().left("name").right("n").row("a", "1").row("bcdef", "1,000").text("  ");

    assertThat(text)
        .isEqualTo(
            """
              name       n
              -----  -----
              a          1
              bcdef  1,000
            """);
  }

  @Test
  void aLongNameIsCutInTheMiddle() {
    String text = new TextTable().left("path", 10).row("a/very/long/path").text("");

    assertThat(text).isEqualTo("path\n----------\na/ve...ath\n");
  }

  @Test
  void aPairOfSurrogatesIsNeverCutApart() {
    String grin = new String(Character.toChars(0x1F600));
    String text = new TextTable().left("p", 4).row(grin.repeat(6)).text("");

    assertThat(text).isEqualTo("p\n----\n" + grin + "...\n");
  }

  @Test
  void namesCannotSteerTheTerminal() {
    assertThat(TextTable.plain("a\u001b[31mb\r\nc\u202ed\u2028e\ud800"))
        .isEqualTo("a?[31mb??c?d?e?");
  }

  @Test
  void aRowMustHaveOneCellPerColumn() {
    assertThatThrownBy(() -> new TextTable().left("a").row("1", "2"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("cells are 2; allowed: 1, one per column");
    assertThatThrownBy(() -> new TextTable().left("a", 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("widest is 3; allowed: 4 or more");
  }
}
