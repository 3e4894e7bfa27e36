package io.nasreplay.traces.strace;

import io.nasreplay.traces.capture.CaptureFormat;
import io.nasreplay.traces.capture.CaptureReader;
import io.nasreplay.traces.capture.Lines;
import java.io.InputStream;
import java.util.List;
import java.util.regex.Pattern;

/** The output of strace, versions 4 to 6. */
public final class StraceFormat implements CaptureFormat {
  private static final Pattern CALL =
      Pattern.compile(
          "(\\[pid +)?(\\d+)?\\]? *(\\d+\\.\\d{6} |\\d\\d:\\d\\d:\\d\\d(\\.\\d{6})? )?"
              + "([a-z_][a-z0-9_]*\\(.*(= |<unfinished \\.\\.\\.>).*|\\+\\+\\+ (exited|killed) .*)");

  @Override
  public String name() {
    return "strace";
  }

  @Override
  public String title() {
    return "system calls by strace, best with -f -ttt -T -y";
  }

  /** Half of the lines at least are calls: programs that write to the same file mix theirs in. */
  @Override
  public boolean isFormatOf(List<String> firstLines) {
    long calls = firstLines.stream().filter(line -> CALL.matcher(line).matches()).count();
    return calls > 0 && 2 * calls >= firstLines.size();
  }

  @Override
  public boolean recordsWholeSystem() {
    return true;
  }

  @Override
  public CaptureReader open(String name, InputStream bytes) {
    return new StraceReader(new Lines(name, bytes));
  }
}
