package io.nasreplay.traces.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CheckedTraceReaderTest {
  private static final TracePath FILE = new TracePath("a");

  @Test
  void rowsOfAGeneratedTraceAreCheckedAtTheirOwnPositions() throws IOException {
    Generated rows = new Generated(new FileRow(FILE, 1), read("a"), read("b"));
    try (CheckedTraceReader checked = new CheckedTraceReader(rows)) {
      assertThat(checked.header().value("name")).contains("generated");
      assertThat(checked.next()).isEqualTo(new FileRow(FILE, 1));
      assertThat(checked.next()).isEqualTo(read("a"));
      assertThat(checked.position()).hasToString("workload:2");
      assertThatThrownBy(checked::next)
          .isInstanceOf(BadInputException.class)
          .hasMessageStartingWith("workload:3: path \"b\" is undeclared");
    }
    assertThat(rows.closed).isTrue();
  }

  @Test
  void endOfTheRowsIsPassedOn() throws IOException {
    try (CheckedTraceReader checked = new CheckedTraceReader(new Generated())) {
      assertThat(checked.next()).isNull();
    }
  }

  private static OperationRow read(String path) {
    return OperationRow.of(0, OperationKind.READ).path(new TracePath(path)).lengthBytes(1).build();
  }

  private static final class Generated implements TraceReader {
    private final Iterator<TraceRow> rows;
    private int given;
    private boolean closed;

    Generated(TraceRow... rows) {
      this.rows = List.of(rows).iterator();
    }

    @Override
    public TraceHeader header() {
      return new TraceHeader(Map.of("name", "generated"));
    }

    @Override
    public TraceRow next() {
      given++;
      return rows.hasNext() ? rows.next() : null;
    }

    @Override
    public SourcePosition position() {
      return new SourcePosition("workload", given, 0);
    }

    @Override
    public void close() {
      closed = true;
    }
  }
}
