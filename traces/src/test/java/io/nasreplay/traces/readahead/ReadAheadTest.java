package io.nasreplay.traces.readahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.nasreplay.traces.TraceText;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.TraceRow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadAheadTest {
  private static final String COLUMNS = "stream,op,path,offset,length";

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1_022, 1_023, 1_024, 20_000})
  void rowsAreThoseOfTheSource(int reads) throws IOException {
    TraceSource source = source(reads, "");
    List<TraceRow> expected = all(source.open());

    try (TraceReader reader = ReadAhead.rows(source)) {
      assertThat(reader.header()).isEqualTo(source.open().header());
      assertThat(all(reader)).isEqualTo(expected);
      assertThat(reader.next()).isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1_500, 9_000})
  void errorComesAfterTheRowsBeforeIt(int reads) throws IOException {
    TraceSource source = source(reads, "0,read,other,5,10\n");
    String message = String.valueOf(error(source.open(), reads + 1).getMessage());

    try (TraceReader reader = ReadAhead.rows(source)) {
      assertThat(error(reader, reads + 1)).hasMessage(message);
      assertThat(message).contains("t.csv:" + (reads + 4) + ":8", "    0,read,other,5,10\n");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 1_024, 1_025, 7_777})
  void rowThatTurnsOutToBeWrongIsShownWhereItStands(int row) throws IOException {
    TraceSource source = source(10_000, "");
    try (TraceReader plain = source.open();
        TraceReader ahead = ReadAhead.rows(source)) {
      for (int i = 0; i < row; i++) {
        plain.next();
        ahead.next();
      }
      assertThat(ahead.position()).isEqualTo(plain.position());
      assertThat(ahead.badRow(Column.OFFSET, "offset is wrong"))
          .hasMessage(plain.badRow(Column.OFFSET, "offset is wrong").getMessage())
          .hasMessageContaining("    " + (row == 1 ? ",file,f," : "0,read,f," + (row - 2) + ","));
    }
  }

  @Test
  void rowOfASourceThatHasBecomeShorterIsBlamedWithoutItsPlace() throws IOException {
    TraceSource whole = source(10, "");
    TraceSource shorter = source(2, "");
    TraceSource shrinking =
        new TraceSource() {
          private boolean opened;

          @Override
          public String name() {
            return "shrinking";
          }

          @Override
          public TraceReader open() throws IOException {
            TraceReader reader = opened ? shorter.open() : whole.open();
            opened = true;
            return reader;
          }
        };
    try (TraceReader reader = ReadAhead.rows(shrinking)) {
      all(reader);
      assertThat(reader.badRow(Column.PATH, "path is wrong"))
          .hasMessage("shrinking: path is wrong");
    }
  }

  @Test
  void sourceThatCannotBeOpenedTwiceIsReadByTheCaller() throws IOException {
    TraceSource source = source(10, "");
    TraceSource pipe =
        new TraceSource() {
          @Override
          public String name() {
            return "pipe";
          }

          @Override
          public TraceReader open() throws IOException {
            return source.open();
          }

          @Override
          public boolean isRepeatable() {
            return false;
          }
        };
    try (TraceReader reader = ReadAhead.rows(pipe)) {
      assertThat(reader).isNotInstanceOf(RowsAhead.class);
      assertThat(all(reader)).hasSize(11);
    }
  }

  @Test
  void threadEndsWhenTheReaderIsClosedEarly() throws IOException {
    try (TraceReader reader = ReadAhead.rows(source(100_000, ""))) {
      reader.next();
      assertThat(threads("trace-rows")).isEqualTo(1);
    }
    assertThat(threads("trace-rows")).isZero();
  }

  @Test
  void bytesAreThoseOfTheStreamWhateverThePieces() throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    byte[] bytes = new byte[1_000_003];
    random.nextBytes(bytes);
    ByteArrayOutputStream copy = new ByteArrayOutputStream();
    Source source = new Source(bytes, null);
    try (InputStream ahead = ReadAhead.bytes(source)) {
      byte[] piece = new byte[100_000];
      for (int count = 0; count >= 0; count = ahead.read(piece, 7, random.nextInt(90_000))) {
        copy.write(piece, 7, count);
        int one = ahead.read();
        copy.write(one >= 0 ? new byte[] {(byte) one} : new byte[0]);
      }
    }
    assertThat(copy.toByteArray()).isEqualTo(bytes);
    assertThat(source.closed).isEqualTo(1);
    assertThat(threads("trace-bytes")).isZero();
  }

  @Test
  void failureOfTheStreamComesAfterTheBytesBeforeIt() throws IOException {
    for (Throwable failure :
        new Throwable[] {new IOException("a"), new IllegalStateException("b"), new Error("c")}) {
      Source source = new Source(new byte[200_000], failure);
      try (InputStream ahead = ReadAhead.bytes(source)) {
        assertThat(ahead.readNBytes(200_000)).hasSize(200_000);
        assertThatThrownBy(ahead::read).isSameAs(failure);
        assertThatThrownBy(ahead::read).isSameAs(failure);
      }
      assertThat(source.closed).isEqualTo(1);
    }
  }

  @Test
  void closingInTheMiddleClosesTheStream() throws IOException {
    Source source = new Source(new byte[10_000_000], null);
    try (InputStream ahead = ReadAhead.bytes(source)) {
      assertThat(ahead.read()).isZero();
    }
    assertThat(source.closed).isEqualTo(1);
    assertThat(source.available()).isPositive();
    assertThat(threads("trace-bytes")).isZero();
  }

  private static TraceSource source(int reads, String lastRows) {
    StringBuilder text = new StringBuilder("# nasreplay-trace: 1\n" + COLUMNS + "\n");
    text.append(",file,f,,1000\n");
    for (int i = 0; i < reads; i++) {
      text.append("0,read,f,").append(i).append(",10\n");
    }
    return TraceText.source(text + lastRows);
  }

  private static BadInputException error(TraceReader reader, int rowsBefore) throws IOException {
    for (int i = 0; i < rowsBefore; i++) {
      assertThat(reader.next()).isNotNull();
    }
    return catchThrowableOfType(BadInputException.class, reader::next);
  }

  private static List<TraceRow> all(TraceReader reader) throws IOException {
    List<TraceRow> rows = new ArrayList<>();
    for (TraceRow row = reader.next(); row != null; row = reader.next()) {
      rows.add(row);
    }
    return rows;
  }

  private static long threads(String name) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals(name))
        .count();
  }

  /** Bytes, then a failure or the end; counts how often it is closed. */
  private static final class Source extends FilterInputStream {
    private final @Nullable Throwable failure;
    private volatile int closed;

    Source(byte[] bytes, @Nullable Throwable failure) {
      super(new ByteArrayInputStream(bytes));
      this.failure = failure;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int count = super.read(target, offset, length);
      if (count >= 0 || failure == null) {
        return count;
      }
      if (failure instanceof IOException e) {
        throw e;
      }
      if (failure instanceof Error e) {
        throw e;
      }
      throw (RuntimeException) failure;
    }

    @Override
    @SuppressWarnings("NonAtomicVolatileUpdate") // closed by one thread
    public void close() {
      closed++;
    }
  }
}
