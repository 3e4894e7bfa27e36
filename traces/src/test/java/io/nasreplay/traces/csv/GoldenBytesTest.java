package io.nasreplay.traces.csv;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GoldenBytesTest {
  private static final TracePath CLIP = new TracePath("videos/clip, 1.ts");

  private static final List<TraceRow> ROWS =
      List.of(
          new DirectoryRow(new TracePath("videos")),
          new FileRow(CLIP, 1_048_576),
          new StreamRow(0, "player", 4),
          new StreamRow(1, "1", 1),
          OperationRow.of(0, OperationKind.OPEN)
              .path(CLIP)
              .flags(OpenFlags.parse("rw+sync+create"))
              .build(),
          OperationRow.of(0, OperationKind.READ)
              .path(CLIP)
              .lengthBytes(4096)
              .count(256)
              .strideBytes(4096)
              .build(),
          OperationRow.of(0, OperationKind.WRITE)
              .path(CLIP)
              .offsetBytes(8192)
              .lengthBytes(4096)
              .count(3)
              .strideBytes(-4096)
              .atMicros(0)
              .periodMicros(10)
              .tookMicros(0)
              .build(),
          OperationRow.of(1, OperationKind.STAT)
              .path(new TracePath("gone"))
              .expect(ErrorCode.ENOENT)
              .build(),
          OperationRow.of(1, OperationKind.BARRIER).build(),
          OperationRow.of(0, OperationKind.RENAME).path(CLIP).to(new TracePath("b")).build(),
          OperationRow.of(0, OperationKind.TRUNCATE).path(new TracePath("b")).build());

  private static final String CANONICAL =
      """
      stream,op,path,to,flags,offset,length,count,stride,at_us,period_us,took_us,expect
      ,dir,videos,,,,,,,,,,
      ,file,"videos/clip, 1.ts",,,,1048576,,,,,,
      0,stream,player,,,,,4,,,,,
      1,stream,1,,,,,,,,,,
      0,open,"videos/clip, 1.ts",,rw+create+sync,,,,,,,,
      0,read,"videos/clip, 1.ts",,,0,4096,256,,,,,
      0,write,"videos/clip, 1.ts",,,8192,4096,3,-4096,0,10,0,
      1,stat,gone,,,,,,,,,,ENOENT
      1,barrier,,,,,,,,,,,
      0,rename,"videos/clip, 1.ts",b,,,,,,,,,
      0,truncate,b,,,,0,,,,,,
      """;

  @Test
  void writesCanonicalRowsAfterTheMetadata() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (CsvTraceWriter writer =
        new CsvTraceWriter(bytes, new TraceHeader(Map.of("name", "two\nlines")))) {
      for (TraceRow row : ROWS) {
        writer.write(row);
      }
      writer.finish();
    }

    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .isEqualTo("# nasreplay-trace: 1\n# name: two lines\n" + CANONICAL);
  }

  @Test
  void digestIsTheSha256OfTheCanonicalRows() throws Exception {
    TraceDigest digest = new TraceDigest();
    ROWS.forEach(digest::update);

    assertThat(digest.hex())
        .isEqualTo(
            HexFormat.of()
                .formatHex(
                    MessageDigest.getInstance("SHA-256")
                        .digest(CANONICAL.getBytes(StandardCharsets.UTF_8))));
  }

  @Test
  void equalRowsWrittenInAnotherWayHaveTheSameDigest() throws IOException {
    String other =
        "# nasreplay-trace: 1\r\n# a remark\r\nop,path,stream,length,offset,count,stride\r\n"
            + "\"read\",b,007,10,,1,99\r\n";
    TraceDigest digest = new TraceDigest();
    CsvRoundTripTest.all(CsvRoundTripTest.reader(other.getBytes(StandardCharsets.UTF_8)))
        .forEach(digest::update);
    TraceDigest expected = new TraceDigest();
    expected.update(
        OperationRow.of(7, OperationKind.READ).path(new TracePath("b")).lengthBytes(10).build());

    assertThat(digest.hex()).isEqualTo(expected.hex());
  }
}
