package io.nasreplay.results.text;

import io.nasreplay.results.model.ReplayFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.Throughput;
import io.nasreplay.results.model.Throughput.Rate;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.List;

/** The score first, what it covers, and the other two figures under their own names. */
final class ScoreSection {
  /** What a marked result says wherever its score stands. */
  static final String MARK = "ABOVE THE WIRE: the client's cache took part";

  private ScoreSection() {}

  static void print(Page page, RunResult result) {
    Throughput throughput = result.throughput();
    boolean flushCounts = throughput.score().equals(Throughput.WITH_FLUSH);
    page.gap();
    page.fact(
        "Score",
        Quantities.rateInFull(throughput.scoreRate().bytesPerSecond())
            + (flushCounts ? " with flush" : " without flush: the client's cache counts too"));
    if (result.cache().aboveWire()) {
      page.more(MARK);
    }
    covered(result.replay()).forEach(page::more);
    page.fact("With flush", rate(throughput.withFlush()) + ", barrier to last durable byte");
    page.fact(
        "Without flush", rate(throughput.withoutFlush()) + ", barrier to last operation's end");
    page.fact("Plateau", plateau(result));
  }

  private static List<String> covered(ReplayFacts replay) {
    List<String> lines = new ArrayList<>();
    addBytes(lines, replay.bytesRead(), " read");
    addBytes(lines, replay.bytesWritten(), " written");
    if (lines.isEmpty()) {
      lines.add("no byte read or written");
    }
    addBytes(lines, replay.bytesCopied(), " copied, not part of any rate");
    lines.add(
        Quantities.count(replay.operations(), "operation")
            + " in "
            + Quantities.duration(replay.elapsedSeconds())
            + ", of which "
            + Quantities.duration(replay.flushSeconds())
            + " flush"
            + end(replay));
    return lines;
  }

  private static String end(ReplayFacts replay) {
    if (replay.timeLimited()) {
      return "; ended by its time limit";
    }
    return replay.completed() ? "" : "; the trace was not finished";
  }

  private static void addBytes(List<String> lines, long bytes, String what) {
    if (bytes > 0) {
      lines.add(Quantities.bytesInFull(bytes) + what);
    }
  }

  private static String plateau(RunResult result) {
    Rate plateau = result.throughput().plateau();
    return plateau == null
        ? "none: there was no time in which all streams were active"
        : rate(plateau) + ", while all streams were active";
  }

  private static String rate(Rate rate) {
    return Quantities.rateInFull(rate.bytesPerSecond());
  }
}
