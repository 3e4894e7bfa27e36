package io.nasreplay.traces.io;

import io.nasreplay.traces.capture.CaptureFormat;
import io.nasreplay.traces.capture.CaptureReader;
import io.nasreplay.traces.capture.Lines;
import io.nasreplay.traces.fio.FioLogFormat;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.DamagedSourceException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.Suggestions;
import io.nasreplay.traces.strace.StraceFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A recording of another tool, in a file, plain or compressed with gzip or Zstandard.
 *
 * @param format its format
 * @param file where it is
 */
public record Recording(CaptureFormat format, Path file) {
  /** All formats, in the order in which lists show them. */
  public static final List<CaptureFormat> FORMATS = List.of(new FioLogFormat(), new StraceFormat());

  /**
   * The recording that an argument names: {@code FORMAT:FILE}, or {@code FILE}, whose first lines
   * then tell its format. Reads these.
   *
   * @throws BadInputException when there is no such format, or no file that can be read
   */
  public static Recording of(String argument) {
    int colon = argument.indexOf(':');
    Optional<CaptureFormat> named =
        colon < 0 ? Optional.empty() : named(argument.substring(0, colon));
    if (named.isPresent()) {
      return new Recording(named.get(), readable(Path.of(argument.substring(colon + 1))));
    }
    Path file = Path.of(argument);
    if (colon > 1 && !Files.exists(file)) {
      throw unknownFormat(argument.substring(0, colon));
    }
    return new Recording(recognised(readable(file)), file);
  }

  private static Optional<CaptureFormat> named(String name) {
    return FORMATS.stream().filter(format -> format.name().equals(name)).findFirst();
  }

  private static BadInputException unknownFormat(String name) {
    return new BadInputException(
        SourcePosition.whole(name), Suggestions.unknown("format", name, names()));
  }

  private static List<String> names() {
    return FORMATS.stream().map(CaptureFormat::name).toList();
  }

  private static Path readable(Path file) {
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      throw new BadInputException(
          SourcePosition.whole(file.toString()), "there is no such file that can be read");
    }
    return file;
  }

  private static CaptureFormat recognised(Path file) {
    List<String> first = firstLines(file);
    return FORMATS.stream()
        .filter(format -> format.isFormatOf(first))
        .findFirst()
        .orElseThrow(
            () ->
                new BadInputException(
                    SourcePosition.whole(file.toString()),
                    "the first lines are those of no format that is known; name it, as in "
                        + FORMATS.get(0).name()
                        + ":"
                        + file
                        + "; allowed: "
                        + String.join(", ", names())));
  }

  private static List<String> firstLines(Path file) {
    List<String> first = new ArrayList<>();
    try (Lines lines = new Lines(file.toString(), bytes(file))) {
      while (first.size() < CaptureFormat.FIRST_LINES && lines.advance()) {
        first.add(lines.text());
      }
    } catch (IOException e) {
      throw unreadable(file, e);
    }
    return first;
  }

  /**
   * Begins to read it.
   *
   * @throws IOException when it cannot be read
   * @throws BadInputException when it does not begin as its format does
   */
  public CaptureReader open() throws IOException {
    return format.open(file.toString(), bytes(file));
  }

  private static InputStream bytes(Path file) throws IOException {
    InputStream bytes = Files.newInputStream(file);
    try {
      return Codecs.decompressing(bytes);
    } catch (IOException | RuntimeException e) {
      bytes.close();
      throw e;
    }
  }

  private static BadInputException unreadable(Path file, IOException e) {
    return new BadInputException(
        SourcePosition.whole(file.toString()),
        e instanceof DamagedSourceException ? String.valueOf(e.getMessage()) : "it cannot be read");
  }
}
