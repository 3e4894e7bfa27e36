package io.nasreplay.traces.io;

import io.nasreplay.traces.csv.CsvTraceReader;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.CheckedTraceReader;
import io.nasreplay.traces.format.DamagedSourceException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;

/** Opens, writes and copies traces. What is read is decompressed and checked. */
public final class Traces {
  private Traces() {}

  /**
   * A trace in a file. Its first bytes, not its name, tell how it is compressed.
   *
   * @throws BadInputException when there is no readable file
   */
  public static TraceSource open(Path file) {
    return new FileTraceSource(file);
  }

  /**
   * Reads a trace from a stream, which is closed with the reader, or at once when it is no trace.
   *
   * @param name what messages call it
   * @throws IOException when the stream cannot be read
   * @throws BadInputException when it does not begin as a trace does
   */
  public static TraceReader read(String name, InputStream bytes) throws IOException {
    InputStream text = decompressed(name, bytes);
    try {
      return new CheckedTraceReader(new CsvTraceReader(name, text));
    } catch (IOException | RuntimeException e) {
      closeAfter(e, text);
      throw e;
    }
  }

  /**
   * Writes a trace into a new file; its name's ending tells how it is compressed. The file appears
   * under its name when {@link TraceWriter#finish} returns, and not at all without it.
   *
   * @throws IOException when it cannot be written
   * @throws BadInputException when the file exists already or its directory does not
   */
  public static TraceWriter writer(Path file, TraceHeader header) throws IOException {
    return writer(new NewFile(file, false), header, Compression.ofName(file));
  }

  /**
   * As {@link #writer(Path, TraceHeader)}, but replaces a file that exists when the trace is
   * finished.
   */
  public static TraceWriter replacingWriter(Path file, TraceHeader header) throws IOException {
    return writer(new NewFile(file, true), header, Compression.ofName(file));
  }

  /**
   * Writes a trace to a stream, which is closed with the writer. Without {@link TraceWriter#finish}
   * compressed data lacks its end, so that it cannot be taken for a whole trace.
   *
   * @throws IOException when it cannot be written
   */
  public static TraceWriter writer(OutputStream bytes, TraceHeader header, Compression compression)
      throws IOException {
    return new EncodedTraceWriter(bytes, header, compression);
  }

  /**
   * Copies all rows and finishes the writer; closes neither.
   *
   * @return how many rows there were
   */
  public static long copy(TraceReader from, TraceWriter to) throws IOException {
    long rows = 0;
    for (TraceRow row = from.next(); row != null; row = from.next()) {
      to.write(row);
      rows++;
    }
    to.finish();
    return rows;
  }

  private static TraceWriter writer(NewFile file, TraceHeader header, Compression compression)
      throws IOException {
    try {
      return new FileTraceWriter(file, header, compression);
    } catch (IOException | RuntimeException e) {
      closeAfter(e, file);
      throw e;
    }
  }

  private static InputStream decompressed(String name, InputStream bytes) throws IOException {
    try {
      return Codecs.decompressing(bytes);
    } catch (DamagedSourceException e) {
      closeAfter(e, bytes);
      throw new BadInputException(
          SourcePosition.whole(name), e.getMessage() + "; allowed: a whole, undamaged file");
    } catch (IOException e) {
      closeAfter(e, bytes);
      throw e;
    }
  }

  private static void closeAfter(Exception failure, Closeable resource) {
    try {
      resource.close();
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }
}
