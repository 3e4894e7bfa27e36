package io.nasreplay.traces.readahead;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A trace whose rows were made ahead. Where a row stands is found by reading again up to it. */
final class RowsAhead implements TraceReader {
  /** Large enough for the hand-over to cost nothing, small enough to stay in a core's cache. */
  private static final int ROWS = 1_024;

  private static final class Batch {
    final @Nullable TraceRow[] rows = new @Nullable TraceRow[ROWS];
    int size;
  }

  private final TraceSource source;
  private final TraceHeader header;
  private final HandOver<Batch> batches;
  private @Nullable Batch batch;
  private int at;
  private long taken;

  RowsAhead(TraceSource source, TraceReader reader) {
    this.source = source;
    header = reader.header();
    batches = new HandOver<>("trace-rows", new Rows(reader));
  }

  @Override
  public TraceHeader header() {
    return header;
  }

  @Override
  public @Nullable TraceRow next() throws IOException {
    while (batch == null || at == batch.size) {
      batch = batches.take();
      at = 0;
      if (batch == null) {
        return null;
      }
    }
    taken++;
    return batch.rows[at++];
  }

  @Override
  public SourcePosition position() {
    return atSameRow(TraceReader::position, SourcePosition.whole(source.name()));
  }

  @Override
  public BadInputException badRow(Column column, String problem) {
    return atSameRow(
        reader -> reader.badRow(column, problem),
        new BadInputException(SourcePosition.whole(source.name()), problem));
  }

  @Override
  public void close() {
    batches.close();
  }

  /** Asks a reader that has returned the same row last; when the source has changed, nobody. */
  private <R> R atSameRow(Function<TraceReader, R> question, R unanswered) {
    try (TraceReader again = source.open()) {
      for (long row = 0; row < taken; row++) {
        if (again.next() == null) {
          return unanswered;
        }
      }
      return question.apply(again);
    } catch (IOException | RuntimeException e) {
      return unanswered;
    }
  }

  private record Rows(TraceReader reader) implements HandOver.Source<Batch> {
    @Override
    public Batch batch() {
      return new Batch();
    }

    @Override
    public boolean fill(Batch batch) throws IOException {
      batch.size = 0;
      // Closing interrupts, and must not wait for a whole batch of rows that take long to make.
      while (batch.size < ROWS && !Thread.currentThread().isInterrupted()) {
        TraceRow row = reader.next();
        if (row == null) {
          return false;
        }
        batch.rows[batch.size++] = row;
      }
      return true;
    }

    @Override
    public void close() throws IOException {
      reader.close();
    }
  }
}
