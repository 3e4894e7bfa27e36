package io.nasreplay.results.text;

import io.nasreplay.results.model.CacheEvidence;
import io.nasreplay.results.model.CacheEvidence.Moved;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.quantity.Quantities;
import org.jspecify.annotations.Nullable;

/** The evidence that it is the target and not the client's cache: verdicts first, then numbers. */
final class CacheSection {
  private static final int SHOWN = 5;
  private static final int PATH_WIDTH = 22;
  private static final int USED_WIDTH = 38;
  private static final int REASON_WIDTH = 30;
  private static final int COUNTER_WIDTH = 45;
  private static final String NONE = "-";

  private CacheSection() {}

  static void print(Page page, RunResult result) {
    CacheEvidence cache = result.cache();
    page.title("Client cache");
    page.remark(
        "Mode "
            + cache.requested()
            + (cache.accepted() ? ": accepted" : ": NOT accepted")
            + " for every file; verified: "
            + cache.verified());
    page.remark("File set evicted before the clock started: " + cache.evicted());
    cache.verdicts().forEach(page::point);
    page.remark(memory(cache));
    page.remark(link(cache));
    if (cache.unalignedOperations() > 0) {
      page.remark(
          Quantities.count(cache.unalignedOperations(), "operation")
              + " not aligned: buffered and flushed instead");
    }
    resident(page, cache);
    cache.moved().ifPresent(moved -> moved(page, moved));
    if (!cache.fallbacks().isEmpty()) {
      fallbacks(page, cache);
    }
  }

  private static String memory(CacheEvidence cache) {
    return "Working set "
        + Quantities.binarySize(cache.workingSetBytes())
        + (cache.ramBytes() < 0
            ? "; the client's RAM is not known"
            : " against " + Quantities.binarySize(cache.ramBytes()) + " of RAM in the client");
  }

  private static String link(CacheEvidence cache) {
    return cache.linkBytesPerSecond() < 0
        ? "Rate of the link: unknown"
        : "Rate of the link: "
            + Quantities.rate((double) cache.linkBytesPerSecond())
            + " in one direction, "
            + cache.linkOrigin();
  }

  private static void resident(Page page, CacheEvidence cache) {
    TextTable table = new TextTable().left("in the client's cache").right("bytes");
    if (cache.residentBytesFound() != null) {
      table.row("file set, before it was evicted", bytes(cache.residentBytesFound()));
    }
    table
        .row("file set, when the clock started", bytes(cache.residentBytesBefore()))
        .row("all files, after the replay", bytes(cache.residentBytesAfter()));
    page.gap();
    page.table(table);
  }

  private static void moved(Page page, Moved moved) {
    page.gap();
    page.table(
        new TextTable()
            .left("moved while the clock ran", COUNTER_WIDTH)
            .right("bytes read")
            .right("bytes written")
            .row(
                "by the trace",
                Quantities.count(moved.traceBytesRead()),
                Quantities.count(moved.traceBytesWritten()))
            .row(
                moved.bytesIn() == null ? "over the wire" : moved.counter(),
                bytes(moved.bytesIn()),
                bytes(moved.bytesOut()))
            .row("share", share(moved.readShare()), share(moved.writtenShare())));
    if (moved.bytesIn() != null) {
      page.remark("The counter sees the protocol's own bytes and the traffic of others, too");
    }
    if (!moved.note().isEmpty()) {
      page.remark(moved.note());
    }
  }

  private static String bytes(@Nullable Long bytes) {
    return bytes == null ? EnvironmentFacts.UNKNOWN : Quantities.count(bytes);
  }

  private static String share(@Nullable Double share) {
    return share == null ? NONE : Quantities.percent(share);
  }

  private static void fallbacks(Page page, CacheEvidence cache) {
    page.gap();
    TextTable table =
        new TextTable()
            .left("file", PATH_WIDTH)
            .left("used instead", USED_WIDTH)
            .left("reason", REASON_WIDTH);
    cache.fallbacks().stream()
        .limit(SHOWN)
        .forEach(fallback -> table.row(fallback.path(), fallback.used(), fallback.reason()));
    page.table(table);
    if (cache.fallbacks().size() > SHOWN) {
      page.remark("... and " + Quantities.count(cache.fallbacks().size() - SHOWN, "more file"));
    }
  }
}
