package io.nasreplay.generators.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.generators.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.rng.UniformRandomProvider;
import org.junit.jupiter.api.Test;

/** Whatever the text, the only exception that escapes is the documented one. */
class TemplateFuzzTest {
  private static final List<String> PIECES =
      List.of(
          "${",
          "}",
          "$${",
          "(",
          ")",
          "+",
          "-",
          "*",
          "/",
          ",",
          " ",
          "1",
          "0",
          "4KiB",
          "5ms",
          "25fps",
          "80MB/s",
          "50%",
          "3 GB",
          "size",
          "i",
          "text",
          "unknown",
          "min",
          "max",
          "floor",
          "pad",
          "mod",
          "min(",
          "pad(",
          "\"",
          "\"a\"",
          "'",
          "[",
          "]",
          ".",
          "..",
          "_",
          "_0",
          "1e5",
          "0x1F",
          "&&",
          "=",
          "==",
          "!",
          "^",
          "%",
          "#",
          ":",
          ";",
          "{",
          "\\",
          "\n",
          "\t",
          "\0",
          "ß",
          "\uD83D",
          "9999999999999999999999999999",
          "0.000001",
          "null",
          "TRUE",
          "PI",
          "if(",
          "abs(");

  private static final Scope SCOPE =
      Scope.of(
          Map.of("size", Quantity.bytes(1 << 20), "i", Quantity.count(3), "text", new Text("abc")));

  @Test
  void onlyTheDocumentedExceptionEscapes() {
    UniformRandomProvider random = SeededRandom.of(1, "fuzz");
    List<String> surprises = new ArrayList<>();
    int evaluated = 0;
    for (int n = 0; n < 60_000; n++) {
      String text = text(random);
      try {
        Template template = Template.parse(text);
        template.text(SCOPE);
        template.value(SCOPE).text();
        evaluated++;
      } catch (ExpressionException e) {
        if (e.offset() < 0 || e.offset() > text.length() || e.problem().isEmpty()) {
          surprises.add(text + " -> offset " + e.offset());
        }
      } catch (RuntimeException | StackOverflowError e) {
        surprises.add(text + " -> " + e);
      }
    }
    assertThat(surprises).isEmpty();
    assertThat(evaluated).isGreaterThan(1000);
  }

  private static String text(UniformRandomProvider random) {
    StringBuilder text = new StringBuilder(random.nextInt(4) == 0 ? "" : "${");
    int pieces = random.nextInt(1, 12);
    for (int i = 0; i < pieces; i++) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.append(random.nextInt(4) == 0 ? "" : "}").toString();
  }
}
