package io.nasreplay.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourceIdentity;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.io.Traces;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlanCacheTest {
  private static final String HEADER =
      """
      # nasreplay-trace: 1
      stream,op,path,to,flags,offset,length,count,stride,at_us,period_us,took_us,expect
      """;

  /** Every operation, every kind of order, implicit opens, names that come and go. */
  private static final String EVERY_OPERATION =
      HEADER
          + """
          ,dir,empty,,,,,,,,,,
          ,file,d/ä b.bin,,,,1000000,,,,,,
          ,file,d/e/old.bin,,,,5000,,,,,,
          0,stream,"the ""first"", one",,,,,3,,,,,
          7,stream,seven,,,,,1,,,,,
          0,open,d/ä b.bin,,r,,,,,,,,
          0,read,d/ä b.bin,,,0,4096,50,8192,0,100,50,
          0,read,d/ä b.bin,,,900000,4096,,,,,,
          0,read,d/ä b.bin,,,409600,4096,3,-8192,7000,,20,
          0,read,d/ä b.bin,,,0,4096,,,6000,,,
          0,close,d/ä b.bin,,,,,,,,,,
          7,open,new.bin,,rw+create,,,,,,,,
          7,write,new.bin,,,0,65536,4,,,,,
          7,flush,new.bin,,,,,,,,,,
          7,truncate,new.bin,,,,1000,,,,,,
          0,stat,new.bin,,,,,,,,,,
          0,rename,new.bin,moved.bin,,,,,,,,,
          7,close,moved.bin,,,,,,,,,,
          7,mkdir,made,,,,,,,,,,
          7,copy,moved.bin,made/copy.bin,,,,,,,,,
          0,list,made,,,,,,,,,,
          0,write,d/e/old.bin,,,0,100,,,,,,
          7,read,d/e/old.bin,,,0,100,,,,,,
          7,delete,d/e/old.bin,,,,,,,,,,
          7,stat,d/e/old.bin,,,,,,,,,,ENOENT
          0,open,nowhere,,r,,,,,,,,ENOENT
          0,rmdir,empty,,,,,,,,,,
          0,barrier,,,,,,,,,,,
          7,barrier,,,,,,,,,,,
          9,open,log.txt,,w+new+append+sync,,,,,,,,
          9,write,log.txt,,,0,10,5,,,,,
          9,close,log.txt,,,,,,,,,,
          0,rename,made,renamed,,,,,,,,,
          """;

  private static final String READ_4K =
      HEADER + ",file,f,,,,8192,,,,,,\n0,read,f,,,0,4096,2,,,,,\n";
  private static final String READ_1K = READ_4K.replace(",4096,2", ",1024,8");

  @TempDir private Path place;
  private final List<String> warnings = new ArrayList<>();
  private final TickingClock clock = new TickingClock();
  private final RunListener listener =
      new RunListener() {
        @Override
        public void warned(String message) {
          warnings.add(message);
        }
      };

  /** One second passes between any two looks at it. */
  private static final class TickingClock implements Clock {
    private long seconds = 1_000_000_000;
    private Duration tick = Duration.ofSeconds(1);

    @Override
    public long nanos() {
      seconds++;
      return seconds * tick.toNanos();
    }

    @Override
    public Instant wallClock() {
      seconds++;
      return Instant.ofEpochSecond(seconds);
    }
  }

  private Path folder() {
    return place.resolve("cache/plans");
  }

  private PlanCache cache() {
    return cache("build 1", Long.MAX_VALUE);
  }

  private PlanCache cache(String build, long mostBytes) {
    return new PlanCache(
        Optional.of(new PlanFolder(folder(), mostBytes)),
        () -> Optional.of(build),
        clock,
        Duration.ofMillis(500));
  }

  private TraceSource trace(String name, String text) throws IOException {
    return Traces.open(Files.writeString(place.resolve(name), text));
  }

  private HeldPlan plan(PlanCache cache, TraceSource trace) {
    return Objects.requireNonNull(cache.plan(trace, listener, new StopSignal()));
  }

  /** Where the plan came from. */
  private String use(PlanCache cache, TraceSource trace) {
    try (HeldPlan held = plan(cache, trace)) {
      return held.note();
    }
  }

  private Path onlyFile() throws IOException {
    try (Stream<Path> files = Files.list(folder())) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(1);
      return all.get(0);
    }
  }

  private void assertThatPlansAreEqual(TraceSource trace) {
    assertThat(use(cache(), trace)).isEqualTo("compiled");
    try (HeldPlan compiled = plan(PlanCache.none(), trace);
        HeldPlan kept = plan(cache(), trace)) {
      assertThat(kept.note()).isEqualTo("from the cached plan");
      assertThat(PlanText.of(kept.plan())).isEqualTo(PlanText.of(compiled.plan()));
    }
    assertThat(warnings).isEmpty();
  }

  static Stream<Path> standardTraces() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("..", "traces", "standard"))) {
      return files.filter(file -> file.toString().contains(".trace.")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("standardTraces")
  void aKeptPlanOfTheCatalogueIsWhatWasCompiled(Path trace) {
    assertThatPlansAreEqual(Traces.open(trace));
  }

  @Test
  void aKeptPlanOfEveryOperationIsWhatWasCompiled() throws IOException {
    assertThatPlansAreEqual(trace("every.trace.csv", EVERY_OPERATION));
  }

  @Test
  void aKeptPlanOfManyRowsIsWhatWasCompiled() throws IOException {
    StringBuilder rows = new StringBuilder(HEADER).append(",file,f,,,,409600000,,,,,,\n");
    SplittableRandom random = new SplittableRandom(1);
    for (int row = 0; row < 20_000; row++) {
      rows.append(row % 3).append(",read,f,,,").append(random.nextInt(99_000) * 4096L);
      rows.append(",4096,,,,,,\n");
    }
    assertThatPlansAreEqual(trace("many.trace.csv", rows.toString()));
  }

  @Test
  void aTraceWithoutOperationsIsKeptToo() throws IOException {
    assertThatPlansAreEqual(trace("none.trace.csv", HEADER + ",file,f,,,,8192,,,,,,\n"));
  }

  @Test
  void anotherContentNameOrBuildIsCompiled() throws IOException {
    use(cache(), trace("a.trace.csv", READ_4K));

    assertThat(use(cache(), trace("a.trace.csv", READ_4K))).isEqualTo("from the cached plan");
    assertThat(use(cache(), trace("b.trace.csv", READ_4K))).isEqualTo("compiled");
    assertThat(use(cache(), trace("a.trace.csv", READ_1K))).isEqualTo("compiled");
    assertThat(use(cache("build 2", Long.MAX_VALUE), trace("a.trace.csv", READ_4K)))
        .isEqualTo("compiled");
    assertThat(use(cache("build 2", Long.MAX_VALUE), trace("a.trace.csv", READ_4K)))
        .isEqualTo("from the cached plan");
    assertThat(use(cache(), trace("a.trace.csv", READ_4K))).isEqualTo("compiled");
  }

  @Test
  void aFileThatWasMovedIsFound() throws IOException {
    use(cache(), trace("a.trace.csv", READ_4K));

    Path elsewhere = Files.createDirectory(place.resolve("elsewhere")).resolve("a.trace.csv");
    Files.move(place.resolve("a.trace.csv"), elsewhere);

    assertThat(use(cache(), Traces.open(elsewhere))).isEqualTo("from the cached plan");
  }

  @Test
  void anotherContentOfTheSameSizeAndTimeIsNotTakenForWhatWasThere() throws IOException {
    use(cache(), trace("a.trace.csv", READ_4K));
    FileTime before = Files.getLastModifiedTime(place.resolve("a.trace.csv"));

    TraceSource other = trace("a.trace.csv", READ_1K);
    Files.setLastModifiedTime(place.resolve("a.trace.csv"), before);

    assertThat(READ_1K).hasSameSizeAs(READ_4K);
    assertThat(use(cache(), other)).isEqualTo("compiled");
  }

  @Test
  void aTraceThatIsCompiledInNoTimeIsNotKept() throws IOException {
    clock.tick = Duration.ofMillis(10);

    use(cache(), trace("a.trace.csv", READ_4K));

    assertThat(folder()).doesNotExist();
  }

  @Test
  void aProgramThatCannotTellItsBuildKeepsNothing() throws IOException {
    PlanCache unknown =
        new PlanCache(
            Optional.of(new PlanFolder(folder(), Long.MAX_VALUE)),
            Optional::empty,
            clock,
            Duration.ZERO);

    use(unknown, trace("a.trace.csv", READ_4K));

    assertThat(folder()).doesNotExist();
  }

  @Test
  void aTraceThatChangesWhileItIsReadIsNotKept() throws IOException {
    Path file = Files.writeString(place.resolve("a.trace.csv"), READ_4K);
    TraceSource original = Traces.open(file);
    TraceSource changing =
        new TraceSource() {
          @Override
          public String name() {
            return original.name();
          }

          @Override
          public TraceReader open() throws IOException {
            Files.writeString(file, READ_1K);
            return original.open();
          }

          @Override
          public Optional<SourceIdentity> identity() throws IOException {
            return original.identity();
          }
        };

    use(cache(), changing);

    assertThat(folder()).doesNotExist();
  }

  @Test
  void aSourceWithoutIdentityIsNotKept() throws IOException {
    TraceSource original = trace("a.trace.csv", READ_4K);
    TraceSource pipe =
        new TraceSource() {
          @Override
          public String name() {
            return original.name();
          }

          @Override
          public TraceReader open() throws IOException {
            return original.open();
          }
        };

    use(cache(), pipe);

    assertThat(folder()).doesNotExist();
  }

  @Test
  void aWrongTraceFailsAndLeavesNothing() throws IOException {
    TraceSource wrong = trace("a.trace.csv", READ_4K + "0,read,g,,,0,4096,2,,,,,\n");

    assertThatThrownBy(() -> use(cache(), wrong)).isInstanceOf(BadInputException.class);
    assertThat(folder()).doesNotExist();
  }

  @Test
  void nothingIsKeptOnceSomebodyAskedToStop() throws IOException {
    StopSignal stop = new StopSignal();
    HeldPlan held =
        Objects.requireNonNull(cache().plan(trace("a.trace.csv", READ_4K), listener, stop));
    stop.stop("enough");

    held.close();

    assertThat(folder()).doesNotExist();
  }

  @Test
  void aDamagedPlanIsNeverUsedAndReplaced() throws IOException {
    TraceSource trace = trace("every.trace.csv", EVERY_OPERATION);
    use(cache(), trace);
    byte[] good = Files.readAllBytes(onlyFile());
    SplittableRandom random = new SplittableRandom(2);
    for (int round = 0; round < 300; round++) {
      byte[] bad = good.clone();
      int at = position(random, bad.length);
      bad[at] ^= (byte) (1 << random.nextInt(8));
      Files.write(onlyFile(), bad);

      // Between the header and the records nothing is used.
      boolean harmless = at >= PlanHeader.BYTES && at < PlanHeader.RECORDS_AT_BYTES;
      assertThat(use(cache(), trace))
          .as("byte %d changed", at)
          .isEqualTo(harmless ? "from the cached plan" : "compiled");
    }
    assertThat(use(cache(), trace)).isEqualTo("from the cached plan");
  }

  /** Half of them in the header. */
  private static int position(SplittableRandom random, int length) {
    return random.nextBoolean() ? random.nextInt(PlanHeader.BYTES) : random.nextInt(length);
  }

  @Test
  void aTruncatedOrExtendedPlanIsNeverUsed() throws IOException {
    TraceSource trace = trace("every.trace.csv", EVERY_OPERATION);
    use(cache(), trace);
    byte[] good = Files.readAllBytes(onlyFile());
    SplittableRandom random = new SplittableRandom(3);
    for (int round = 0; round < 50; round++) {
      Files.write(onlyFile(), Arrays.copyOf(good, random.nextInt(good.length)));
      assertThat(use(cache(), trace)).isEqualTo("compiled");
    }
    Files.write(onlyFile(), Arrays.copyOf(good, good.length + 1));
    assertThat(use(cache(), trace)).isEqualTo("compiled");
  }

  @Test
  void whatWasUsedLongestAgoMakesRoom() throws IOException {
    List<TraceSource> traces = new ArrayList<>();
    for (String name : List.of("a", "b", "c")) {
      traces.add(trace(name + ".trace.csv", READ_4K));
    }
    use(cache(), traces.get(0));
    long bytes = Files.size(onlyFile());
    Path foreign = Files.writeString(folder().resolve("mine.plan"), "x".repeat(100_000));
    PlanCache two = cache("build 1", 2 * bytes + bytes / 2);
    use(two, traces.get(1));
    assertThat(use(two, traces.get(0))).isEqualTo("from the cached plan");

    use(two, traces.get(2));

    assertThat(use(two, traces.get(0))).isEqualTo("from the cached plan");
    assertThat(use(two, traces.get(2))).isEqualTo("from the cached plan");
    assertThat(folder().toFile().list()).hasSize(3);
    assertThat(use(two, traces.get(1))).isEqualTo("compiled");
    assertThat(foreign).exists();
    assertThat(warnings).isEmpty();
  }

  @Test
  void aPlanAboveTheLimitIsNotKeptAndRemovesNothing() throws IOException {
    use(cache(), trace("a.trace.csv", READ_4K));
    long bytes = Files.size(onlyFile());

    PlanCache small = cache("build 1", bytes);
    use(small, trace("long.trace.csv", EVERY_OPERATION));
    use(small, trace("long.trace.csv", EVERY_OPERATION));

    assertThat(warnings)
        .singleElement()
        .asString()
        .contains(
            folder().toString(), "it takes ", "at most " + Quantities.binarySizeInFull(bytes));

    assertThat(use(cache(), trace("a.trace.csv", READ_4K))).isEqualTo("from the cached plan");
    assertThat(onlyFile()).hasSize(bytes);
  }

  @Test
  void aTenthOfTheFreeSpaceIsAllowedUpToSixteenGibibytes() {
    PlanFolder plans = new PlanFolder(folder(), PlanCache.MOST_BYTES);

    assertThat(plans.limitBytes(100L << 30)).isEqualTo(10L << 30);
    assertThat(plans.limitBytes(1000L << 30)).isEqualTo(16L << 30);
    assertThat(plans.noRoom(12L << 30, 10L << 30))
        .contains(
            "12 GiB", "10 GiB", "a tenth of the free space", "NASREPLAY_CACHE_DIR", "120 GiB");
    assertThat(plans.noRoom(20L << 30, 16L << 30))
        .contains("20 GiB", "16 GiB")
        .doesNotContain("NASREPLAY_CACHE_DIR");
  }

  @Test
  void namesThatNoLaterRunWouldReadAreTooMany() {
    assertThat(PlanFolder.unreadable(64L << 20, 64L << 20)).isEmpty();
    assertThat(PlanFolder.unreadable((64L << 20) + 1, 64L << 20))
        .hasValueSatisfying(
            why -> assertThat(why).contains("(67,108,865 bytes)", "64 MiB (67,108,864 bytes)"));
  }

  @Test
  void whatAKilledRunLeftIsRemovedInTime() throws IOException {
    use(cache(), trace("a.trace.csv", READ_4K));
    String name = onlyFile().getFileName().toString().replace(".plan", "");
    Path abandoned = part(name, "0", Duration.ofHours(2));
    Path written = part(name, "1", Duration.ofMinutes(1));

    use(cache(), trace("b.trace.csv", READ_4K));

    assertThat(abandoned).doesNotExist();
    assertThat(written).exists();
  }

  private Path part(String name, String digit, Duration age) throws IOException {
    String unique = "00000000-0000-0000-0000-000000000000".replace("0", digit);
    Path part = Files.writeString(folder().resolve(name + "." + unique + ".part"), "x");
    FileTime time = FileTime.from(Instant.ofEpochSecond(clock.seconds).minus(age));
    return Files.setLastModifiedTime(part, time);
  }

  @Test
  void clearingRemovesPlansAndNothingElse() throws IOException {
    use(cache(), trace("a.trace.csv", READ_4K));
    Path plan = onlyFile();
    long bytes = Files.size(plan);
    Path foreign = Files.writeString(folder().resolve("notes.txt"), "mine");

    PlanRemoval removal = cache().clear().orElseThrow();

    assertThat(removal).isEqualTo(new PlanRemoval(folder(), List.of(plan), bytes, List.of()));
    assertThat(onlyFile()).isEqualTo(foreign);
  }

  @Test
  void clearingAFolderThatIsNotThereRemovesNothing() {
    assertThat(cache().clear().orElseThrow().removed()).isEmpty();
    assertThat(folder()).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeMadeIsToldOnce() throws IOException {
    Files.writeString(place.resolve("cache"), "a file");
    PlanCache cache = cache();

    assertThat(use(cache, trace("a.trace.csv", READ_4K))).isEqualTo("compiled");
    assertThat(use(cache, trace("a.trace.csv", READ_4K))).isEqualTo("compiled");

    assertThat(warnings).singleElement().asString().contains(folder().toString());
  }

  @Test
  void aFolderThatCannotBeWrittenServesWhatIsThere() throws IOException {
    use(cache(), trace("a.trace.csv", READ_4K));
    assertThat(folder().toFile().setWritable(false)).isTrue();
    try {
      assertThat(use(cache(), trace("a.trace.csv", READ_4K))).isEqualTo("from the cached plan");
      assertThat(use(cache(), trace("b.trace.csv", READ_4K))).isEqualTo("compiled");
    } finally {
      assertThat(folder().toFile().setWritable(true)).isTrue();
    }
  }

  @Test
  void severalAtOnceKeepAndUseTheSamePlan() throws Exception {
    TraceSource trace = trace("every.trace.csv", EVERY_OPERATION);
    String expected;
    try (HeldPlan compiled = plan(PlanCache.none(), trace)) {
      expected = PlanText.of(compiled.plan());
    }
    List<Thread> threads = new ArrayList<>();
    List<String> wrong = Collections.synchronizedList(new ArrayList<>());
    for (int i = 0; i < 4; i++) {
      Thread thread =
          new Thread(
              () -> {
                for (int round = 0; round < 20; round++) {
                  useAndCompare(trace, expected, wrong);
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }

    assertThat(wrong).isEmpty();
    assertThat(warnings).isEmpty();
    onlyFile();
  }

  private void useAndCompare(TraceSource trace, String expected, List<String> wrong) {
    PlanCache cache = cache();
    try (HeldPlan held = plan(cache, trace)) {
      if (!PlanText.of(held.plan()).equals(expected)) {
        wrong.add(held.note());
      }
    } catch (RuntimeException e) {
      wrong.add(e.toString());
    }
    cache.clear();
    use(cache, trace);
  }
}
