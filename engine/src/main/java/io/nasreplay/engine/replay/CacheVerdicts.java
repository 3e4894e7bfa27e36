package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.traffic.TrafficCounter.Kind;
import io.nasreplay.results.model.CacheEvidence.Moved;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What the evidence about the client's cache means, in plain words. Used once. */
final class CacheVerdicts {
  /** A smaller part has clearly not passed: headers only add to what a counter sees. */
  private static final double CLEARLY_LESS = 0.95;

  /** Below this the traffic of others and what is under way weigh too much. */
  private static final long ENOUGH_BYTES = 16L << 20;

  private static final String WIRE = "crossed the wire";
  private static final String CACHE_TOOK_PART = ": the client's cache took part";

  private final CacheMode mode;
  private final Kind kind;
  private final Moved moved;
  private final boolean compressible;
  private final List<String> marks = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  /**
   * Verdicts about one replay.
   *
   * @param mode the mode asked for
   * @param kind where the counter is
   * @param moved what the trace moved, and what the counter saw
   * @param compressible whether fewer bytes can stand for what was moved, as for zeros
   */
  CacheVerdicts(CacheMode mode, Kind kind, Moved moved, boolean compressible) {
    this.mode = mode;
    this.kind = kind;
    this.moved = moved;
    this.compressible = compressible;
  }

  /** Whether the figures are more than the way to the target carried. */
  boolean aboveWire() {
    return !marks.isEmpty();
  }

  /** All verdicts, those that mark the result first. */
  List<String> lines() {
    List<String> all = new ArrayList<>(marks);
    all.addAll(lines);
    return all;
  }

  /**
   * Compares the figures with the link, which carries its rate in each direction, or in both
   * together.
   *
   * @param linkBytesPerSecond the link's rate; not above 0 when not known
   * @param shared whether both directions share the rate, as in half duplex and by radio
   * @param seconds what the score divides by
   */
  void aboutTheLink(long linkBytesPerSecond, boolean shared, double seconds) {
    if (linkBytesPerSecond <= 0 || seconds <= 0) {
      return;
    }
    double readPerSecond = moved.traceBytesRead() / seconds;
    double writtenPerSecond = moved.traceBytesWritten() / seconds;
    boolean above = markAbove(linkBytesPerSecond, readPerSecond, "read", moved.readShare());
    above |= markAbove(linkBytesPerSecond, writtenPerSecond, "written", moved.writtenShare());
    if (shared && !above) {
      double both = readPerSecond + writtenPerSecond;
      above = markAbove(linkBytesPerSecond, both, "read and written", null);
    }
    if (!above && readPerSecond + writtenPerSecond > 0) {
      lines.add("the result is within " + link(linkBytesPerSecond));
    }
  }

  /**
   * What is above the rate and yet passed the counter tells that the rate is not the way's.
   *
   * @param share part of the bytes that passed the counter; null when not known
   */
  private boolean markAbove(
      long linkBytesPerSecond, double bytesPerSecond, String what, @Nullable Double share) {
    if (bytesPerSecond <= linkBytesPerSecond) {
      return false;
    }
    String figure = Quantities.rate(bytesPerSecond) + " " + what;
    boolean passed = share != null && share >= CLEARLY_LESS;
    marks.add(
        "the result is above "
            + link(linkBytesPerSecond)
            + " ("
            + figure
            + ")"
            + (passed
                ? ", and yet it passed the counter: is that the link's rate?"
                : CACHE_TOOK_PART));
    return true;
  }

  private static String link(long bytesPerSecond) {
    return "the link's " + Quantities.rate((double) bytesPerSecond);
  }

  /** Says how much of what the trace moved the counter saw. */
  void aboutThePassage() {
    if (kind == Kind.NONE || moved.bytesIn() == null) {
      lines.add("what left this machine was not counted: " + moved.note());
      return;
    }
    boolean disk = kind == Kind.DISK;
    about(moved.readShare(), moved.traceBytesRead(), "read", disk ? "came from the device" : WIRE);
    about(
        moved.writtenShare(),
        moved.traceBytesWritten(),
        "written",
        disk ? "reached the device" : WIRE);
  }

  private void about(@Nullable Double share, long bytes, String what, String passed) {
    if (share == null) {
      return;
    }
    if (bytes < ENOUGH_BYTES) {
      lines.add("too little was " + what + " to compare it with the counter");
      return;
    }
    boolean clearlyLess = share < CLEARLY_LESS;
    String part = Quantities.percent(share) + " of the bytes " + what + " " + passed;
    if (!clearlyLess) {
      lines.add(part);
    } else if (compressible) {
      lines.add("only " + part + " while the clock ran; zeros can be compressed on the way");
    } else if (mode == CacheMode.OS && what.equals("read")) {
      marks.add(
          "served from the client's cache: "
              + Quantities.percent(1 - share)
              + " of the bytes read; "
              + Quantities.percent(share)
              + " "
              + passed);
    } else {
      marks.add("only " + part + " while the clock ran" + CACHE_TOOK_PART);
    }
  }

  /**
   * Says what of the file set was in the cache.
   *
   * @param setBytes size of the file set
   * @param evicted what came of the eviction; "yes" when it worked
   * @param found bytes in the cache before the eviction
   * @param before bytes in the cache when the clock started
   */
  void aboutTheFileSet(long setBytes, String evicted, OptionalLong found, OptionalLong before) {
    if (setBytes == 0) {
      return;
    }
    if (before.isEmpty()) {
      lines.add("what of the file set was in the client's cache cannot be told here");
    } else if (mode == CacheMode.OS) {
      aboutTheKeptCache(setBytes, before.getAsLong());
    } else if (!evicted.equals("yes")) {
      lines.add("NOT evicted: " + inCache(before.getAsLong()) + " when the clock started");
    } else if (found.orElse(0) > 0) {
      lines.add(
          "warm: evicted; "
              + inCache(found.getAsLong())
              + " before, "
              + Quantities.binarySize(before.getAsLong())
              + " when the clock started");
    } else {
      lines.add("cold: nothing of the file set was in the client's cache");
    }
  }

  private void aboutTheKeptCache(long setBytes, long beforeBytes) {
    double share = Math.min(1.0, (double) beforeBytes / setBytes);
    boolean counted = moved.readShare() != null && moved.traceBytesRead() >= ENOUGH_BYTES;
    lines.add(
        (counted || moved.traceBytesRead() == 0
                ? "not evicted: "
                : "served from the client's cache as far as it held it: ")
            + Quantities.percent(share)
            + " of the file set was there when the clock started");
  }

  private static String inCache(long bytes) {
    return Quantities.binarySize(bytes) + " of the file set was in the client's cache";
  }
}
