package io.nasreplay.suites.journal;

import io.nasreplay.results.json.JsonLine;
import io.nasreplay.suites.model.FinishedRun;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a journal says, line by line. A last line without its end was never written. */
final class JournalContent {
  private int lines;
  private final List<FinishedRun> runs = new ArrayList<>();
  private @Nullable Begun begun;
  private @Nullable Started open;
  private Instant begunAt = Instant.EPOCH;
  private boolean complete;
  private int starts;
  private int wholeBytes;

  private JournalContent() {}

  /**
   * Reads it.
   *
   * @throws IllegalArgumentException when it is no journal; the message names the line
   */
  static JournalContent of(byte[] utf8) {
    JournalContent content = new JournalContent();
    int from = 0;
    for (int i = 0; i < utf8.length; i++) {
      if (utf8[i] == '\n') {
        content.add(new String(utf8, from, i - from, StandardCharsets.UTF_8));
        from = i + 1;
      }
    }
    content.wholeBytes = from;
    return content;
  }

  /** How long its whole lines are. */
  int wholeBytes() {
    return wholeBytes;
  }

  /** What the suite was; empty when not even that was written. */
  Optional<Begun> begun() {
    return Optional.ofNullable(begun);
  }

  Instant begunAt() {
    return begunAt;
  }

  List<FinishedRun> runs() {
    return List.copyOf(runs);
  }

  /** The run that was started and of whose end nothing is known. */
  Optional<Started> open() {
    return Optional.ofNullable(open);
  }

  boolean isComplete() {
    return complete;
  }

  /** How many runs were started. */
  int starts() {
    return starts;
  }

  private void add(String line) {
    lines++;
    try {
      add(JsonLine.read(line, Entry.class));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("entry " + lines + ": " + e.getMessage(), e);
    }
  }

  void add(Entry entry) {
    switch (entry.entry()) {
      case BEGUN -> {
        begun = entry.begun();
        begunAt = entry.at();
      }
      case STARTED -> {
        open = entry.started();
        starts++;
      }
      case FINISHED -> finish(entry.run());
      case STOPPED -> open = null;
      case COMPLETE -> complete = true;
    }
  }

  private void finish(Entry.@Nullable Run run) {
    if (run == null) {
      throw new IllegalArgumentException("finished without a run");
    }
    runs.add(run.finished());
    open = null;
  }
}
