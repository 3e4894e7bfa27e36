package io.nasreplay.traces.fio;

import io.nasreplay.traces.capture.CaptureFormat;
import io.nasreplay.traces.capture.CaptureReader;
import io.nasreplay.traces.capture.Lines;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** fio's I/O log ({@code write_iolog}), versions 2 and 3. */
public final class FioLogFormat implements CaptureFormat {
  static final String VERSION_2 = "fio version 2 iolog";
  static final String VERSION_3 = "fio version 3 iolog";

  @Override
  public String name() {
    return "fio";
  }

  @Override
  public String title() {
    return "fio's I/O log, version 2 or 3 (write_iolog)";
  }

  @Override
  public boolean isFormatOf(List<String> firstLines) {
    // As fio itself: what follows the version does not matter, and another version is not its own.
    return !firstLines.isEmpty() && firstLines.get(0).startsWith("fio version ");
  }

  @Override
  public boolean recordsWholeSystem() {
    return false;
  }

  @Override
  public CaptureReader open(String name, InputStream bytes) throws IOException {
    Lines lines = new Lines(name, bytes);
    try {
      return FioLogReader.of(lines);
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }
}
