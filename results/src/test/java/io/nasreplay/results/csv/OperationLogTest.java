package io.nasreplay.results.csv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import io.nasreplay.results.model.OperationRecord;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class OperationLogTest {
  private static final List<OperationRecord> OPERATIONS =
      List.of(
          new OperationRecord(0, 0, "open", "play.ts", 0, 0, null, 0, 12_345, "ok"),
          new OperationRecord(
              65535, 1L << 40, "read", "a, \"b\"/\u00e9.ts", 1L << 50, 4096, 4L, 5, 7, "EIO"),
          new OperationRecord(1, 2, "barrier", "", 0, 0, Long.MAX_VALUE, Long.MAX_VALUE, 0, "ok"),
          new OperationRecord(1, 3, "stat", " line\nfeed ", 0, 0, 0L, 9, 1, "ENOENT"));

  @Test
  void whatIsReadBackIsWhatWasWritten() throws IOException {
    List<OperationRecord> read = new ArrayList<>();
    OperationLogReader.read(new ByteArrayInputStream(written(OPERATIONS)), read::add);

    assertThat(read).isEqualTo(OPERATIONS);
  }

  @Test
  void anEmptyLogHasItsHeader() throws IOException {
    assertThat(text(written(List.of())))
        .isEqualTo(
            "stream,operation,op,path,offset_bytes,length_bytes,intended_start_ns,start_ns,"
                + "duration_ns,outcome\n");
  }

  @Test
  void linesAreRfc4180WithLineFeeds() throws IOException {
    assertThat(text(written(OPERATIONS)))
        .endsWith(
            """
            0,0,open,play.ts,0,0,,0,12345,ok
            65535,1099511627776,read,"a, ""b""/\u00e9.ts",1125899906842624,4096,4,5,7,EIO
            1,2,barrier,,0,0,9223372036854775807,9223372036854775807,0,ok
            1,3,stat," line
            feed ",0,0,0,9,1,ENOENT
            """);
  }

  @Test
  void theDocumentationNamesTheColumnsInTheirOrder() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "results-format.md"));
    List<String> documented =
        page.substring(page.indexOf("| column | meaning |"))
            .lines()
            .filter(line -> line.startsWith("| `"))
            .map(line -> line.substring(3, line.indexOf('`', 3)))
            .toList();

    assertThat(documented).containsExactly(OperationLogFormat.columns());
    assertThat(page).contains("\n" + String.join(",", OperationLogFormat.columns()) + "\n");
  }

  @Test
  void aLogCutShortIsRefused() throws IOException {
    byte[] whole = written(OPERATIONS);
    byte[] cut = Arrays.copyOf(whole, whole.length - 5);

    assertThatThrownBy(
            () -> OperationLogReader.read(new ByteArrayInputStream(cut), operation -> {}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aLineThatIsNoOperationIsRefusedWithItsNumber() {
    String header = String.join(",", OperationLogFormat.columns()) + "\n";

    assertRefused(header + "0,0,open,a,0,0,,0,1,ok\nx,0,open,a,0,0,,0,1,ok\n", "line 3: ");
    assertRefused(header + "0,0,open\n", "line 2: ");
    assertRefused(header + "0,0,open,a,0,0,,-5,1,ok\n", "line 2: startNanos is -5; allowed: 0");
    assertRefused("stream,op\n", "line 1 is [stream, op]; allowed: [stream, operation, op, ");
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(
            () -> OperationLogReader.read(new ByteArrayInputStream(zstd(text)), operation -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }

  private static byte[] written(List<OperationRecord> operations) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OperationLogWriter writer = new OperationLogWriter(bytes)) {
      for (OperationRecord operation : operations) {
        writer.accept(operation);
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] zstd(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZstdOutputStream out = new ZstdOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  private static String text(byte[] compressed) throws IOException {
    try (ZstdInputStream in = new ZstdInputStream(new ByteArrayInputStream(compressed))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
