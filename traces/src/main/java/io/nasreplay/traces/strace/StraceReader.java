package io.nasreplay.traces.strace;

import io.nasreplay.traces.capture.CaptureReader;
import io.nasreplay.traces.capture.CapturedOperation;
import io.nasreplay.traces.capture.CapturedStreams;
import io.nasreplay.traces.capture.Lines;
import io.nasreplay.traces.capture.Tally;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Follows the calls of all threads: which descriptor stands for which file, where its offset is, in
 * which directory a thread is, and which files go under new names.
 */
final class StraceReader implements CaptureReader {
  static final String OTHER = "other calls, for which a trace has no operation";
  static final String UNREADABLE = "a line that is no whole call";
  static final String NOT_RETURNED = "a call that did not return";

  private static final byte[] UNFINISHED = ascii("<unfinished ...>");
  private static final byte[] RESUMED = ascii(" resumed>");
  private static final byte[] BEGINS_RESUMED = ascii("<... ");
  private static final byte[] EXIT = ascii("+++ ");
  private static final byte[] SIGNAL = ascii("--- ");

  private final Lines lines;
  private final LineHead head = new LineHead();
  private final Session session = new Session();
  private final OpenCalls opens = new OpenCalls(session);
  private final Map<String, Handler> handlers = new HashMap<>();
  private final Call call = new Call();
  private boolean anyCall;

  StraceReader(Lines lines) {
    this.lines = lines;
    opens.addTo(handlers);
    new TransferCalls(session).addTo(handlers);
    new NameCalls(session).addTo(handlers);
    new LookCalls(session).addTo(handlers);
    new ProcessCalls(session).addTo(handlers);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public @Nullable CapturedOperation next() throws IOException {
    CapturedOperation operation = session.take();
    while (operation == null) {
      if (!lines.advance()) {
        requireAnyCall();
        return null;
      }
      readLine();
      operation = session.take();
    }
    return operation;
  }

  private void requireAnyCall() {
    if (!anyCall) {
      throw lines.bad(
          0, "there is no call in it; allowed: the output of strace, as in \"close(3) = 0\"");
    }
  }

  private void readLine() {
    byte[] bytes = lines.bytes();
    int end = lines.end();
    int start = head.parse(bytes, lines.start(), end);
    if (start >= end || startsWith(bytes, start, end, SIGNAL)) {
      return;
    }
    Task task = task();
    session.at(head.micros());
    if (startsWith(bytes, start, end, EXIT)) {
      opens.exit(task, call);
    } else if (startsWith(bytes, start, end, BEGINS_RESUMED)) {
      resume(task, bytes, start, end);
    } else if (endsWith(bytes, start, end, UNFINISHED)) {
      task.begin(Arrays.copyOfRange(bytes, start, end - UNFINISHED.length), head.micros());
    } else {
      apply(task, bytes, start, end);
    }
  }

  private Task task() {
    try {
      return session.tasks().of(head.pid());
    } catch (IllegalStateException e) {
      throw lines.bad(0, e.getMessage() + "; allowed: a part of the recording");
    }
  }

  private void resume(Task task, byte[] bytes, int start, int end) {
    byte[] begun = task.takeBegun();
    int rest = indexOf(bytes, start, end, RESUMED);
    if (begun == null || rest < 0) {
      session.tally().dropped(UNREADABLE, line());
      return;
    }
    session.at(task.begunMicros());
    byte[] whole = Call.joined(begun, bytes, rest + RESUMED.length, end);
    apply(task, whole, 0, whole.length);
  }

  private void apply(Task task, byte[] bytes, int start, int end) {
    if (!call.parse(bytes, start, end)) {
      if (call.isUnknownResult() && call.name().startsWith("exit")) {
        // With -qq, or when strace is ended first, no line tells the end itself.
        opens.exit(task, call);
        return;
      }
      session.tally().dropped(call.isUnknownResult() ? NOT_RETURNED : UNREADABLE, line());
      return;
    }
    anyCall = true;
    String name = call.name();
    Handler handler = handlers.get(name);
    if (handler == null) {
      session.tally().dropped(OTHER, name);
    } else {
      handler.apply(task, call);
    }
  }

  private String line() {
    return "line " + lines.number();
  }

  private static boolean startsWith(byte[] bytes, int start, int end, byte[] prefix) {
    return end - start >= prefix.length
        && Arrays.equals(bytes, start, start + prefix.length, prefix, 0, prefix.length);
  }

  private static boolean endsWith(byte[] bytes, int start, int end, byte[] suffix) {
    return end - start >= suffix.length
        && Arrays.equals(bytes, end - suffix.length, end, suffix, 0, suffix.length);
  }

  private static int indexOf(byte[] bytes, int start, int end, byte[] part) {
    for (int i = start; i + part.length <= end; i++) {
      if (startsWith(bytes, i, end, part)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public CapturedStreams streams() {
    return session.streams();
  }

  @Override
  public Tally tally() {
    return session.tally();
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
