package io.nasreplay.results;

import io.nasreplay.results.model.CacheEvidence;
import io.nasreplay.results.model.DeviceFacts;
import io.nasreplay.results.model.EffectiveOptions;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.Failures;
import io.nasreplay.results.model.LatencyNanos;
import io.nasreplay.results.model.LinkFacts;
import io.nasreplay.results.model.MountFacts;
import io.nasreplay.results.model.OperationStatistics;
import io.nasreplay.results.model.Pacing;
import io.nasreplay.results.model.PhaseFacts;
import io.nasreplay.results.model.ReplayFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.SeriesPoint;
import io.nasreplay.results.model.StreamPacing;
import io.nasreplay.results.model.StreamStatistics;
import io.nasreplay.results.model.Throughput;
import io.nasreplay.results.model.Throughput.Rate;
import io.nasreplay.results.model.TraceFacts;
import io.nasreplay.results.model.Verification;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Results whose figures agree with each other, for tests. */
public final class SampleResults {
  public static final Instant STARTED_AT = Instant.parse("2026-11-30T22:15:00.250Z");
  public static final String DIGEST =
      "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

  private static final long GIB = 1L << 30;
  private static final long BYTES = 256L << 20;

  private SampleResults() {}

  /** A valid run, verified: 256 MiB read and 256 MiB written in 2.5 s, of which 0.5 s flush. */
  public static RunResult full() {
    return new RunResult(
        RunResult.SCHEMA,
        "nasreplay 0.1.0",
        true,
        List.of(),
        List.of("1 file did not get the cache mode asked for: record.ts"),
        new TraceFacts(
            "HDVideo_1Play_1Record", DIGEST, 2053, BYTES, BYTES, 2, 1, BYTES, 2 * BYTES, false),
        new EffectiveOptions(
            "direct",
            "asap",
            1,
            5,
            5,
            "unique",
            true,
            false,
            Long.MAX_VALUE,
            null,
            1,
            7,
            "native calls (JNA)"),
        Map.of("protocol", "SMB 3.1.1", "device", "NAS-4"),
        phases(),
        new ReplayFacts(STARTED_AT, 2.5, 0.5, 2053, 0, 1, BYTES, BYTES, 0, 0, true, false),
        new Throughput(
            new Rate(2 * BYTES / 2.5),
            new Rate(2 * BYTES / 2.0),
            new Rate(520_093_696 / 1.899),
            Throughput.WITH_FLUSH),
        Optional.empty(),
        operations(),
        List.of(
            new StreamStatistics(
                0, "player", 1, 1026, 0, BYTES, 0, 0, 1.9, BYTES / 1.9, Optional.empty()),
            new StreamStatistics(
                1, "recorder", 4, 1027, 0, 0, BYTES, 0.001, 2, BYTES / 2.0, Optional.empty())),
        List.of(
            new SeriesPoint(0, 1, 1026, BYTES / 2, BYTES / 2, 0),
            new SeriesPoint(1, 1, 1027, BYTES / 2, BYTES / 2, 0)),
        new Failures(0, List.of(), List.of()),
        evidence(),
        Optional.of(new Verification(true, 2, 2 * BYTES, 0, List.of())),
        environment());
  }

  /** A 25 fps player whose frames were late, beside an unpaced stream. */
  public static RunResult paced() {
    return paced("timed");
  }

  /** The same, paced in another mode. */
  public static RunResult paced(String timing) {
    RunResult full = full();
    List<OperationStatistics> operations = new ArrayList<>(full.operations());
    OperationStatistics reads = operations.get(2);
    operations.set(
        2,
        new OperationStatistics(
            reads.op(),
            reads.count(),
            reads.failed(),
            reads.bytes(),
            reads.latencyNanos(),
            new LatencyNanos(
                1_000, 1_815_750, 1_700_863, 2_101_247, 10_002_431, 45_514_751, 85_500_000)));
    StreamStatistics player =
        new StreamStatistics(
            0,
            "player",
            1,
            1026,
            0,
            BYTES,
            0,
            0,
            1.9,
            BYTES / 1.9,
            Optional.of(new StreamPacing(1026, 45_500_000, 1024, 3)));
    return new RunResult(
        full.schema(),
        full.tool(),
        true,
        List.of(),
        List.of("timing not kept: 1 in 100 operations started 8.3 ms late or later"),
        full.trace(),
        new EffectiveOptions(
            "direct",
            timing,
            2,
            5,
            5,
            "unique",
            true,
            false,
            Long.MAX_VALUE,
            null,
            1,
            7,
            full.options().ioPath()),
        full.labels(),
        full.phases(),
        full.replay(),
        full.throughput(),
        Optional.of(
            new Pacing(
                false,
                "not kept: 1 in 100 operations started 8.3 ms late or later",
                1026,
                1.85,
                1.8504,
                1.8504 / 1.85,
                new LatencyNanos(80, 102_500, 2_300, 14_000, 8_300_000, 31_000_000, 45_500_000),
                1024,
                3)),
        operations,
        List.of(player, full.streams().get(1)),
        full.series(),
        full.errors(),
        full.cache(),
        full.verification(),
        full.environment());
  }

  /** Nothing optional is there: a trace without a single operation. */
  public static RunResult minimal() {
    return new RunResult(
        RunResult.SCHEMA,
        "nasreplay 0.1.0",
        true,
        List.of(),
        List.of(),
        new TraceFacts("empty", DIGEST, 0, 0, 0, 0, 0, 0, 0, false),
        new EffectiveOptions(
            "os", "asap", 1, 0, 0, "zero", false, true, 1, null, 0, 0, "not replayed"),
        Map.of(),
        List.of(),
        new ReplayFacts(STARTED_AT, 0, 0, 0, 0, 0, 0, 0, 0, 0, true, false),
        new Throughput(new Rate(0), new Rate(0), null, Throughput.WITHOUT_FLUSH),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        new Failures(0, List.of(), List.of()),
        unknownEvidence(),
        Optional.empty(),
        unknownEnvironment());
  }

  /** Every operation failed, and the run stopped early: 40 streams, 100 failures kept of 4,000. */
  public static RunResult allFailed() {
    List<StreamStatistics> streams = new ArrayList<>();
    for (int id = 0; id < 40; id++) {
      streams.add(
          new StreamStatistics(id, "user-" + id, 1, 100, 100, 0, 0, 0, 2, 0, Optional.empty()));
    }
    List<Failures.Sample> first = new ArrayList<>();
    for (int i = 0; i < Failures.KEPT; i++) {
      first.add(
          new Failures.Sample(
              i % 40,
              i / 40,
              "read",
              "a/b" + i,
              i * 4096L,
              4096,
              "EIO",
              "Input/output error",
              0.1));
    }
    return new RunResult(
        RunResult.SCHEMA,
        "nasreplay 0.1.0",
        false,
        List.of("4,000 operations failed unexpectedly", "stopped after --max-errors 4000"),
        List.of(),
        new TraceFacts(
            "ixbt-read", DIGEST, 8_388_608, 32 * GIB, 0, 40, 40, 32 * GIB, 32 * GIB, false),
        new EffectiveOptions(
            "direct", "asap", 1, 16, 40, "unique", false, false, 4000, null, 7, 8, "FileChannel"),
        Map.of("device", "NAS-4"),
        phases(),
        new ReplayFacts(STARTED_AT, 2, 0, 4000, 4000, 0, 0, 0, 0, 40, false, false),
        new Throughput(new Rate(0), new Rate(0), new Rate(0), Throughput.WITH_FLUSH),
        Optional.empty(),
        List.of(new OperationStatistics("read", 4000, 4000, 0, null, null)),
        streams,
        List.of(new SeriesPoint(0, 1, 2000, 0, 0, 2000), new SeriesPoint(1, 1, 2000, 0, 0, 2000)),
        new Failures(4000, List.of(new Failures.Count("read", "EACCES", 4000)), first),
        evidence(),
        Optional.of(
            new Verification(
                false,
                40,
                32 * GIB,
                1,
                List.of(
                    new Verification.Damage(
                        "a/b7", 8192, 4096, "stale", "holds what an earlier write left")))),
        environment());
  }

  /** A copy of {@link #full} with another score, valid or not. */
  public static RunResult scored(String digest, double bytesPerSecond, boolean valid) {
    RunResult full = full();
    TraceFacts trace = full.trace();
    return new RunResult(
        full.schema(),
        full.tool(),
        valid,
        valid ? List.of() : List.of("stopped by the user"),
        full.notes(),
        new TraceFacts(
            trace.name(),
            digest,
            trace.operations(),
            trace.bytesRead(),
            trace.bytesWritten(),
            trace.streams(),
            trace.fileSetFiles(),
            trace.fileSetBytes(),
            trace.workingSetBytes(),
            trace.quick()),
        full.options(),
        full.labels(),
        full.phases(),
        full.replay(),
        new Throughput(new Rate(bytesPerSecond), new Rate(1), null, Throughput.WITH_FLUSH),
        full.pacing(),
        full.operations(),
        full.streams(),
        full.series(),
        full.errors(),
        full.cache(),
        full.verification(),
        full.environment());
  }

  private static List<PhaseFacts> phases() {
    return List.of(
        new PhaseFacts("plan", 0.031, 0, ""),
        new PhaseFacts("check", 0.012, 0, ""),
        new PhaseFacts("prepare", 1.25, BYTES, "made 1 file"),
        new PhaseFacts("cool", 0.2, 0, "evicted with posix_fadvise"),
        new PhaseFacts("replay", 2, 2 * BYTES, ""),
        new PhaseFacts("flush", 0.5, 0, ""),
        new PhaseFacts("verify", 2.25, 2 * BYTES, ""),
        new PhaseFacts("clean", 0.4, 0, ""));
  }

  private static List<OperationStatistics> operations() {
    return List.of(
        operation(
            "open",
            2,
            0,
            new LatencyNanos(
                12_345, 1_179_011.5, 12_351, 2_345_678, 2_345_678, 2_345_678, 2_345_678)),
        operation("close", 2, 0, new LatencyNanos(2_100, 2_700, 2_101, 3_300, 3_300, 3_300, 3_300)),
        operation(
            "read",
            1024,
            BYTES,
            new LatencyNanos(
                900, 1_806_250, 1_700_863, 2_101_247, 5_201_919, 31_014_911, 85_000_000)),
        operation(
            "write",
            1024,
            BYTES,
            new LatencyNanos(
                880, 4_143_750, 3_901_439, 5_402_623, 12_001_279, 95_027_199, 480_000_000)),
        operation("stat", 1, 0, new LatencyNanos(5_002, 5_002, 5_002, 5_002, 5_002, 5_002, 5_002)));
  }

  private static OperationStatistics operation(
      String op, long count, long bytes, LatencyNanos latency) {
    return new OperationStatistics(op, count, 0, bytes, latency, null);
  }

  private static CacheEvidence evidence() {
    return new CacheEvidence(
        "direct",
        false,
        "yes",
        "yes",
        BYTES,
        0L,
        4096L,
        2 * BYTES,
        16 * GIB,
        Optional.of(
            new CacheEvidence.Moved(
                "network interface eth0",
                279_172_874L,
                264_945_795L,
                BYTES,
                BYTES,
                1.0,
                0.987,
                "")),
        312_500_000,
        "claimed by eth0",
        false,
        List.of(
            "warm: evicted; 256 MiB of the file set was in the client's cache before, 0 bytes"
                + " after",
            "98.7 % of the bytes written crossed the wire"),
        3,
        List.of(
            new CacheEvidence.Fallback(
                "record.ts", "buffered, flushed after each write", "Invalid argument")),
        List.of(
            new CacheEvidence.FileEvidence(
                "record.ts", "buffered, flushed after each write", BYTES, null, 4096L),
            new CacheEvidence.FileEvidence("play.ts", "direct", BYTES, 0L, 0L)),
        0);
  }

  private static CacheEvidence unknownEvidence() {
    return new CacheEvidence(
        "os",
        true,
        CacheEvidence.NOT_AVAILABLE,
        "no",
        null,
        null,
        null,
        0,
        -1,
        Optional.empty(),
        -1,
        EnvironmentFacts.UNKNOWN,
        false,
        List.of(),
        0,
        List.of(),
        List.of(),
        0);
  }

  /** A copy of {@link #full}, marked. */
  public static RunResult aboveWire(String digest, double bytesPerSecond) {
    RunResult full = scored(digest, bytesPerSecond, true);
    CacheEvidence cache = full.cache();
    CacheEvidence marked =
        new CacheEvidence(
            cache.requested(),
            cache.accepted(),
            cache.verified(),
            cache.evicted(),
            cache.residentBytesFound(),
            cache.residentBytesBefore(),
            cache.residentBytesAfter(),
            cache.workingSetBytes(),
            cache.ramBytes(),
            cache.moved(),
            cache.linkBytesPerSecond(),
            cache.linkOrigin(),
            true,
            List.of("the result is above the link's 312.5 MB/s: the client's cache took part"),
            cache.unalignedOperations(),
            cache.fallbacks(),
            cache.files(),
            cache.filesOmitted());
    return withCache(full, marked);
  }

  private static RunResult withCache(RunResult full, CacheEvidence cache) {
    return new RunResult(
        full.schema(),
        full.tool(),
        full.valid(),
        full.reasons(),
        full.notes(),
        full.trace(),
        full.options(),
        full.labels(),
        full.phases(),
        full.replay(),
        full.throughput(),
        full.pacing(),
        full.operations(),
        full.streams(),
        full.series(),
        full.errors(),
        cache,
        full.verification(),
        full.environment());
  }

  private static EnvironmentFacts environment() {
    return new EnvironmentFacts(
        "Debian GNU/Linux 12",
        "6.1.0-18-amd64",
        "Eclipse Adoptium 17.0.15+6",
        "AMD Ryzen 7 5700G",
        16,
        "performance",
        0,
        "none",
        16 * GIB,
        new EnvironmentFacts.TargetFacts(
            "cifs",
            "//nas/share",
            "/mnt/nas",
            "rw,relatime,vers=3.1.1,cache=strict,addr=192.168.1.20,soft,rsize=4194304,"
                + "wsize=4194304,actimeo=1",
            "SMB 3.1.1",
            "nas",
            "share",
            4096,
            4_000_000_000_000L,
            1_500_000_000_000L,
            new MountFacts(
                "strict", 1, "no", "yes", "no", "no", "no", 1, "tcp", "ntlmssp", "soft", 4_194_304,
                4_194_304),
            DeviceFacts.NONE,
            new LinkFacts("eth0", "ethernet", 2_500_000_000L, 1500, "full", "no")));
  }

  private static EnvironmentFacts unknownEnvironment() {
    String unknown = EnvironmentFacts.UNKNOWN;
    return new EnvironmentFacts(
        unknown,
        unknown,
        unknown,
        unknown,
        -1,
        unknown,
        -1,
        unknown,
        -1,
        new EnvironmentFacts.TargetFacts(
            unknown,
            unknown,
            unknown,
            unknown,
            unknown,
            unknown,
            unknown,
            -1,
            -1,
            -1,
            MountFacts.UNKNOWN,
            DeviceFacts.UNKNOWN,
            LinkFacts.UNKNOWN));
  }
}
