package io.nasreplay.traces.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/trace-format.md shows is what the reader does. */
class FormatDocumentTest {
  private static final Pattern BLOCK =
      Pattern.compile("^```([a-z ]+)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  private record Block(String kind, String text) {}

  @Test
  void validExamplesAreRead() throws IOException {
    List<Block> examples = blocks().stream().filter(block -> block.kind.equals("csv")).toList();

    assertThat(examples).hasSize(2);
    for (Block example : examples) {
      assertThat(rowsOf(example)).isPositive();
    }
  }

  @Test
  void badExamplesGiveTheMessagesThatAreShown() throws IOException {
    List<Block> blocks = blocks();
    int found = 0;
    for (int i = 0; i < blocks.size(); i++) {
      Block example = blocks.get(i);
      if (example.kind.equals("csv bad")) {
        found++;
        assertThatThrownBy(() -> rowsOf(example))
            .isInstanceOf(BadInputException.class)
            .hasMessage(blocks.get(i + 1).text.stripTrailing());
      }
    }
    assertThat(found).isEqualTo(6);
  }

  @Test
  void everyWordOfTheFormatIsDescribed() throws IOException {
    String document = document();
    assertThat(Column.tokens()).allSatisfy(word -> assertThat(document).contains("`" + word + "`"));
    assertThat(OperationKind.tokens())
        .allSatisfy(word -> assertThat(document).contains("`" + word + "`"));
    assertThat(ErrorCode.values())
        .allSatisfy(code -> assertThat(document).contains("`" + code + "`"));
    assertThat(Arrays.stream(OpenFlags.Option.values()).map(option -> "`+" + option.token() + "`"))
        .allSatisfy(word -> assertThat(document).contains(word));
  }

  private static long rowsOf(Block example) throws IOException {
    byte[] bytes = example.text.getBytes(StandardCharsets.UTF_8);
    try (TraceReader reader = Traces.read("example.csv", new ByteArrayInputStream(bytes))) {
      long rows = 0;
      while (reader.next() != null) {
        rows++;
      }
      return rows;
    }
  }

  private static List<Block> blocks() throws IOException {
    List<Block> blocks = new ArrayList<>();
    Matcher matcher = BLOCK.matcher(document());
    while (matcher.find()) {
      blocks.add(new Block(matcher.group(1), matcher.group(2)));
    }
    return blocks;
  }

  private static String document() throws IOException {
    Path here = Path.of("").toAbsolutePath();
    Path root = Files.exists(here.resolve("docs")) ? here : here.resolve("..");
    return Files.readString(root.resolve("docs/trace-format.md"));
  }
}
