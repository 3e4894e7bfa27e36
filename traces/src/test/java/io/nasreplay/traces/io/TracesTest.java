package io.nasreplay.traces.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourceIdentity;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TracesTest {
  private static final TraceHeader HEADER = new TraceHeader(Map.of("name", "t"));

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"t.trace.csv", "t.trace.csv.gz", "t.trace.csv.ZST"})
  void fileComesBackAsItWasWritten(String name) throws IOException {
    Path file = folder.resolve(name);
    write(file, rows(1_000));

    assertThat(all(Traces.open(file).open())).isEqualTo(rows(1_000));
    assertThat(Files.readAllBytes(file)[0])
        .isEqualTo((byte) (name.endsWith("gz") ? 0x1F : name.endsWith("ZST") ? 0x28 : '#'));
  }

  @Test
  void aFileIsKnownByTheDigestOfItsBytes() throws IOException {
    Path file = Files.writeString(folder.resolve("t.csv"), "abc");

    SourceIdentity identity = Traces.open(file).identity().orElseThrow();

    assertThat(identity.digest())
        .as("printf abc | openssl sha256 -binary | openssl sha256")
        .isEqualTo("4f8b42c22dd3729b519ba6f68d2da7cc5b2d606d05daed5ad5128cc03e6c6358");
    assertThat(identity.isCurrent()).isTrue();
  }

  @Test
  void anIdentityIsThatOfTheFileAsItWasRead() throws IOException {
    Path file = Files.writeString(folder.resolve("t.csv"), "abc");
    SourceIdentity identity = Traces.open(file).identity().orElseThrow();

    FileTime before = Files.getLastModifiedTime(file);
    Files.writeString(file, "abcd");
    Files.setLastModifiedTime(file, before);
    assertThat(identity.isCurrent()).as("of another size").isFalse();

    Files.writeString(file, "xyz");
    Files.setLastModifiedTime(file, FileTime.from(before.toInstant().plusSeconds(1)));
    assertThat(identity.isCurrent()).as("written later").isFalse();

    Files.delete(file);
    assertThatThrownBy(identity::isCurrent).isInstanceOf(IOException.class);
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void anIdentityIsNotFooledByATimeThatIsSetBack() throws IOException {
    Path file = Files.writeString(folder.resolve("t.csv"), "abc");
    FileTime before = Files.getLastModifiedTime(file);
    Object changedAt = Files.getAttribute(file, "unix:ctime");
    SourceIdentity identity = Traces.open(file).identity().orElseThrow();

    do { // the system's clock for files moves every few milliseconds
      Files.writeString(file, "xyz");
      Files.setLastModifiedTime(file, before);
    } while (Files.getAttribute(file, "unix:ctime").equals(changedAt));

    assertThat(identity.isCurrent()).isFalse();
    assertThat(Traces.open(file).identity().orElseThrow().digest()).isNotEqualTo(identity.digest());
  }

  @Test
  void contentAndNotTheNameTellsTheCompression() throws IOException {
    Path file = folder.resolve("a.zst");
    write(file, rows(10));
    Path renamed = Files.move(file, folder.resolve("a.gz"));

    assertThat(all(Traces.open(renamed).open())).hasSize(11);
  }

  @ParameterizedTest
  @EnumSource(names = {"GZIP", "ZSTD"})
  void everyTruncationOfCompressedDataIsAnError(Compression compression) throws IOException {
    byte[] whole = bytes(compression, rows(300));
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> all(Traces.read("cut", new ByteArrayInputStream(cut))))
          .as("first %d of %d bytes", length, whole.length)
          .isInstanceOf(BadInputException.class);
    }
  }

  @Test
  void truncatedGzipNamesTheLineThatWasReached() throws IOException {
    byte[] whole = bytes(Compression.GZIP, rows(30_000));
    byte[] cut = Arrays.copyOf(whole, whole.length / 2);

    assertThatThrownBy(() -> all(Traces.read("cut.gz", new ByteArrayInputStream(cut))))
        .isInstanceOf(BadInputException.class)
        .hasMessageMatching(
            "cut\\.gz:\\d{4,}: the gzip data is damaged or cut off \\(.*\\);"
                + " allowed: a whole, undamaged file");
  }

  @ParameterizedTest
  @EnumSource(names = {"GZIP", "ZSTD"})
  void changedBytesOfCompressedDataNeverChangeTheTrace(Compression compression) throws IOException {
    byte[] whole = bytes(compression, rows(300));
    int noticed = 0;
    for (int at = 12; at < whole.length; at += 7) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 0x20;
      try {
        // A bit that the decoder does not use may change unnoticed, but nothing may come of it.
        assertThat(all(Traces.read("damaged", new ByteArrayInputStream(damaged))))
            .isEqualTo(rows(300));
      } catch (BadInputException e) {
        noticed++;
      }
    }
    assertThat(noticed).isGreaterThan(whole.length / 7 - 10);
  }

  @Test
  void gzipMembersInARowAreOneTraceAndBytesAfterThemAreRefused() throws IOException {
    byte[] plain = bytes(Compression.NONE, rows(100));
    byte[] first = gzip(Arrays.copyOf(plain, 500));
    byte[] second = gzip(Arrays.copyOfRange(plain, 500, plain.length));

    assertThat(all(Traces.read("two", join(first, second)))).isEqualTo(rows(100));
    assertThatThrownBy(() -> all(Traces.read("cut", join(gzip(plain), Arrays.copyOf(second, 6)))))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("ends inside a gzip header");
  }

  @ParameterizedTest
  @EnumSource
  void outputDependsOnTheRowsAlone(Compression compression) throws IOException {
    assertThat(bytes(compression, rows(2_000))).isEqualTo(bytes(compression, rows(2_000)));
  }

  @Test
  void gzipHeaderHoldsNoTimeAndNoName() throws IOException {
    assertThat(Arrays.copyOf(bytes(Compression.GZIP, rows(1)), 10))
        .isEqualTo(new byte[] {0x1F, (byte) 0x8B, 8, 0, 0, 0, 0, 0, 0, (byte) 0xFF});
  }

  @ParameterizedTest
  @ValueSource(strings = {"t.csv", "t.csv.gz", "t.csv.zst"})
  void unfinishedTraceLeavesNoFile(String name) throws IOException {
    try (TraceWriter writer = Traces.writer(folder.resolve(name), HEADER)) {
      for (TraceRow row : rows(100)) {
        writer.write(row);
      }
    }

    assertThat(listing()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"GZIP", "ZSTD"})
  void unfinishedStreamIsNoWholeTrace(Compression compression) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TraceWriter writer = Traces.writer(bytes, HEADER, compression)) {
      writer.write(rows(1).get(0));
    }

    assertThatThrownBy(() -> all(Traces.read("cut", new ByteArrayInputStream(bytes.toByteArray()))))
        .isInstanceOf(BadInputException.class);
  }

  @Test
  void existingFileIsKeptUnlessItIsToBeReplaced() throws IOException {
    Path file = Files.writeString(folder.resolve("t.csv"), "precious");

    assertThatThrownBy(() -> Traces.writer(file, HEADER))
        .isInstanceOf(BadInputException.class)
        .hasMessage(file + ": exists already; allowed: a name that is not in use");
    assertThat(file).hasContent("precious");

    try (TraceWriter writer = Traces.replacingWriter(file, HEADER)) {
      writer.write(rows(1).get(0));
      assertThat(file).hasContent("precious");
      writer.finish();
    }
    assertThat(all(Traces.open(file).open())).hasSize(1);
    assertThat(listing()).containsExactly("t.csv");
  }

  @Test
  void fileThatAppearsWhileWritingIsKept() throws IOException {
    Path file = folder.resolve("t.csv");
    try (TraceWriter writer = Traces.writer(file, HEADER)) {
      Files.writeString(file, "precious");
      assertThatThrownBy(writer::finish)
          .isInstanceOf(BadInputException.class)
          .hasMessageContaining("exists already");
    }

    assertThat(file).hasContent("precious");
    assertThat(listing()).containsExactly("t.csv");
  }

  @Test
  void leftoverOfAKilledWriterIsNotInTheWay() throws IOException {
    Files.writeString(folder.resolve(".t.csv.0.part"), "left over");
    write(folder.resolve("t.csv"), rows(1));

    assertThat(all(Traces.open(folder.resolve("t.csv")).open())).hasSize(2);
  }

  @Test
  void placeThatCannotHoldATraceIsNamed() {
    assertThatThrownBy(() -> Traces.writer(folder.resolve("none/t.csv"), HEADER))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("its directory does not exist");
    assertThatThrownBy(() -> Traces.writer(folder, HEADER))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("is a directory");
    assertThatThrownBy(() -> Traces.open(folder))
        .isInstanceOf(BadInputException.class)
        .hasMessage(folder + ": is a directory; allowed: a trace file");
    assertThatThrownBy(() -> Traces.open(folder.resolve("none")))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("does not exist; allowed: an existing trace file");
  }

  @Test
  void failureOfTheSourceItselfIsNotTheTracesFault() throws IOException {
    byte[] half = Arrays.copyOf(bytes(Compression.GZIP, rows(3_000)), 2_000);
    InputStream failing =
        new SequenceInputStream(
            new ByteArrayInputStream(half),
            new InputStream() {
              @Override
              public int read() throws IOException {
                throw new IOException("Input/output error");
              }
            });

    assertThatThrownBy(() -> all(Traces.read("failing", failing)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Input/output error");
  }

  @Test
  void copyWritesTheSameTrace() throws IOException {
    Path from = folder.resolve("a.csv");
    write(from, rows(50));
    Path to = folder.resolve("b.csv");
    try (TraceReader reader = Traces.open(from).open();
        TraceWriter writer = Traces.writer(to, reader.header())) {
      assertThat(Traces.copy(reader, writer)).isEqualTo(51);
    }

    assertThat(to).hasSameBinaryContentAs(from);
  }

  private List<String> listing() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  private static void write(Path file, List<TraceRow> rows) throws IOException {
    try (TraceWriter writer = Traces.writer(file, HEADER)) {
      for (TraceRow row : rows) {
        writer.write(row);
      }
      writer.finish();
    }
  }

  private static byte[] bytes(Compression compression, List<TraceRow> rows) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TraceWriter writer = Traces.writer(bytes, HEADER, compression)) {
      for (TraceRow row : rows) {
        writer.write(row);
      }
      writer.finish();
    }
    return bytes.toByteArray();
  }

  private static byte[] gzip(byte[] plain) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (var gzip = new java.util.zip.GZIPOutputStream(bytes)) {
      gzip.write(plain);
    }
    return bytes.toByteArray();
  }

  private static InputStream join(byte[] first, byte[] second) {
    return new SequenceInputStream(
        new ByteArrayInputStream(first), new ByteArrayInputStream(second));
  }

  private static List<TraceRow> rows(int operations) {
    TracePath file = new TracePath("a");
    List<TraceRow> rows = new ArrayList<>();
    rows.add(new FileRow(file, 1L << 30));
    for (int i = 0; i < operations; i++) {
      rows.add(
          OperationRow.of(0, OperationKind.READ)
              .path(file)
              .offsetBytes((i * 7919L) % 65_536 * 4_096)
              .lengthBytes(4_096)
              .build());
    }
    return rows;
  }

  private static List<TraceRow> all(TraceReader reader) throws IOException {
    try (reader) {
      List<TraceRow> rows = new ArrayList<>();
      for (TraceRow row = reader.next(); row != null; row = reader.next()) {
        rows.add(row);
      }
      return rows;
    }
  }
}
