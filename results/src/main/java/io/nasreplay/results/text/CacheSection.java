package io.nasreplay.results.text;

import io.nasreplay.results.model.CacheEvidence;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.Verification;
import io.nasreplay.results.quantity.Quantities;
import java.util.List;

/** The evidence that it is the target and not the client's cache; and whether content is intact. */
final class CacheSection {
  private static final int SHOWN = 5;
  private static final int PATH_WIDTH = 22;
  private static final int USED_WIDTH = 38;
  private static final int REASON_WIDTH = 30;

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
    page.remark("File set evicted before the clock started: " + cache.evicted() + resident(cache));
    page.remark(memory(result));
    if (cache.unalignedOperations() > 0) {
      page.remark(
          Quantities.count(cache.unalignedOperations(), "operation")
              + " not aligned: buffered and flushed instead");
    }
    if (!cache.fallbacks().isEmpty()) {
      fallbacks(page, cache.fallbacks());
    }
    result.verification().ifPresent(verification -> verification(page, verification));
  }

  private static String resident(CacheEvidence cache) {
    Long bytes = cache.residentBytesBefore();
    return bytes == null ? "" : "; " + Quantities.bytes(bytes) + " of it still in the cache";
  }

  private static String memory(RunResult result) {
    long ramBytes = result.environment().ramBytes();
    return "Working set "
        + Quantities.binarySize(result.trace().workingSetBytes())
        + (ramBytes < 0
            ? "; the client's RAM is not known"
            : " against " + Quantities.binarySize(ramBytes) + " of RAM in the client");
  }

  private static void fallbacks(Page page, List<CacheEvidence.Fallback> fallbacks) {
    page.gap();
    TextTable table =
        new TextTable()
            .left("file", PATH_WIDTH)
            .left("used instead", USED_WIDTH)
            .left("reason", REASON_WIDTH);
    fallbacks.stream()
        .limit(SHOWN)
        .forEach(fallback -> table.row(fallback.path(), fallback.used(), fallback.reason()));
    page.table(table);
    if (fallbacks.size() > SHOWN) {
      page.remark("... and " + Quantities.count(fallbacks.size() - SHOWN, "more file"));
    }
  }

  private static void verification(Page page, Verification verification) {
    page.title("Content");
    page.remark(
        (verification.intact()
                ? "Intact: "
                : "DAMAGED: "
                    + Quantities.count(verification.damagedBlocks(), "block")
                    + " of 4 KiB; ")
            + Quantities.count(verification.files(), "file")
            + ", "
            + Quantities.bytes(verification.bytes())
            + " read back and checked");
    verification.first().stream()
        .limit(SHOWN)
        .forEach(damage -> page.remark("- " + damage(damage)));
  }

  private static String damage(Verification.Damage damage) {
    return damage.kind()
        + " at offset "
        + Quantities.count(damage.offsetBytes())
        + ", "
        + Quantities.bytes(damage.lengthBytes())
        + ", of "
        + damage.path()
        + ": "
        + damage.detail();
  }
}
