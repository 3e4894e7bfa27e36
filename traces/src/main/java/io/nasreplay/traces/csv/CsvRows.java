package io.nasreplay.traces.csv;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.QuoteMode;
import org.jspecify.annotations.Nullable;

/**
 * Prints the header row and the rows in canonical form, in UTF-8: all columns in canonical order,
 * values that equal the format's default left out, lines ended by LF. Numbers and words go straight
 * into bytes, which takes a tenth of the time that a printer of texts needs; only texts of the
 * user's can need quotes.
 */
final class CsvRows {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setQuoteMode(QuoteMode.MINIMAL).get();

  private static final Map<OperationKind, byte[]> KINDS =
      words(OperationKind.class, OperationKind::token);
  private static final Map<SetupOp, byte[]> SETUP_OPS = words(SetupOp.class, SetupOp::token);
  private static final Map<ErrorCode, byte[]> ERRORS = words(ErrorCode.class, ErrorCode::name);

  private final RowBytes bytes;
  private final RepeatedValues<byte[]> texts = new RepeatedValues<>(CsvRows::field);
  private final Map<OpenFlags, byte[]> flags = new HashMap<>();

  CsvRows(OutputStream out) throws IOException {
    bytes = new RowBytes(out);
    bytes.put((String.join(",", Column.tokens()) + "\n").getBytes(StandardCharsets.US_ASCII));
  }

  void print(TraceRow row) throws IOException {
    if (row instanceof OperationRow operation) {
      print(operation);
    } else if (row instanceof DirectoryRow directory) {
      printSetUp(SetupOp.DIR, directory.path().value());
      bytes.putCommas(10);
    } else if (row instanceof FileRow file) {
      printSetUp(SetupOp.FILE, file.path().value());
      bytes.putCommas(3);
      put(true, file.lengthBytes());
      bytes.putCommas(6);
    } else if (row instanceof StreamRow stream) {
      bytes.putNumber(stream.streamId());
      printSetUp(SetupOp.STREAM, stream.name());
      bytes.putCommas(4);
      put(stream.depth() != 1, stream.depth());
      bytes.putCommas(5);
    }
    bytes.endRow();
  }

  /** Passes on all bytes. */
  void passOn() throws IOException {
    bytes.passOn();
  }

  private void printSetUp(SetupOp op, String path) throws IOException {
    put(SETUP_OPS.get(op));
    bytes.put(texts.of(path));
  }

  private void print(OperationRow row) throws IOException {
    boolean transfer = row.kind().isTransfer();
    bytes.putNumber(row.streamId());
    put(KINDS.get(row.kind()));
    put(row.path());
    put(row.to());
    put(row.flags() == null ? null : flags.computeIfAbsent(row.flags(), f -> word(f.toString())));
    put(transfer, row.offsetBytes());
    put(transfer || row.kind() == OperationKind.TRUNCATE, row.lengthBytes());
    put(transfer && row.count() != 1, row.count());
    put(transfer && row.strideBytes() != row.lengthBytes(), row.strideBytes());
    put(row.atMicros() != OperationRow.NOT_RECORDED, row.atMicros());
    put(row.periodMicros() != OperationRow.NOT_RECORDED, row.periodMicros());
    put(row.tookMicros() != OperationRow.NOT_RECORDED, row.tookMicros());
    put(row.expect() == null ? null : ERRORS.get(row.expect()));
  }

  private void put(@Nullable TracePath path) throws IOException {
    put(path == null ? null : texts.of(path.value()));
  }

  /** A field with its comma; the comma alone when there is none. */
  private void put(byte @Nullable [] field) throws IOException {
    if (field == null) {
      bytes.putCommas(1);
    } else {
      bytes.put(field);
    }
  }

  private void put(boolean given, long number) {
    bytes.putCommas(1);
    if (given) {
      bytes.putNumber(number);
    }
  }

  /** A text of the user's behind its comma, in quotes where it needs them. */
  private static byte[] field(String text) {
    StringBuilder field = new StringBuilder(text.length() + 1);
    try {
      FORMAT.print(text, field, false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return field.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] word(String text) {
    return ("," + text).getBytes(StandardCharsets.US_ASCII);
  }

  private static <T extends Enum<T>> Map<T, byte[]> words(Class<T> type, Function<T, String> text) {
    Map<T, byte[]> words = new EnumMap<>(type);
    for (T value : type.getEnumConstants()) {
      words.put(value, word(text.apply(value)));
    }
    return words;
  }
}
