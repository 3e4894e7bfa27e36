package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.traffic.TrafficCounter.Kind;
import io.nasreplay.results.model.CacheEvidence.Moved;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CacheVerdictsTest {
  private static final long MIB = 1L << 20;
  private static final long GIGABIT = 125_000_000;

  private static CacheVerdicts verdicts(CacheMode mode, Kind kind, Moved moved) {
    return new CacheVerdicts(mode, kind, moved, false);
  }

  private static Moved moved(
      long read, long written, @Nullable Double readShare, @Nullable Double writtenShare) {
    return new Moved("counter", 1L, 1L, read, written, readShare, writtenShare, "");
  }

  @Test
  void aResultAboveTheLinkIsMarked() {
    CacheVerdicts verdicts =
        verdicts(CacheMode.FLUSH, Kind.NETWORK, moved(0, 1_600_000_000, null, 0.07));
    verdicts.aboutTheLink(GIGABIT, false, 1);
    assertThat(verdicts.aboveWire()).isTrue();
    assertThat(verdicts.lines())
        .containsExactly(
            "the result is above the link's 125.0 MB/s (1,600 MB/s written): the client's cache"
                + " took part");
  }

  @Test
  void whatPassedTheCounterPutsTheRateInDoubt() {
    CacheVerdicts verdicts =
        verdicts(CacheMode.DIRECT, Kind.DISK, moved(0, 1_600_000_000, null, 1.0));
    verdicts.aboutTheLink(GIGABIT, false, 1);
    assertThat(verdicts.aboveWire()).isTrue();
    assertThat(verdicts.lines())
        .containsExactly(
            "the result is above the link's 125.0 MB/s (1,600 MB/s written), and yet it passed the"
                + " counter: is that the link's rate?");
  }

  /** Half duplex and radio carry one direction at a time. */
  @Test
  void bothDirectionsTogetherAreComparedWithALinkThatTheyShare() {
    CacheVerdicts verdicts =
        verdicts(CacheMode.FLUSH, Kind.NETWORK, moved(110_000_000, 110_000_000, 1.0, 1.0));
    verdicts.aboutTheLink(GIGABIT, true, 1);
    assertThat(verdicts.aboveWire()).isTrue();
    assertThat(verdicts.lines().get(0)).contains("(220.0 MB/s read and written)");
  }

  /** A link of 1 Gbit/s carries as much in each direction at once. */
  @Test
  void bothDirectionsTogetherMayBeAboveTheLinksRate() {
    CacheVerdicts verdicts =
        verdicts(CacheMode.FLUSH, Kind.NETWORK, moved(110_000_000, 110_000_000, 1.0, 1.0));
    verdicts.aboutTheLink(GIGABIT, false, 1);
    assertThat(verdicts.aboveWire()).isFalse();
    assertThat(verdicts.lines()).containsExactly("the result is within the link's 125.0 MB/s");
  }

  @ParameterizedTest
  @CsvSource({
    "125000000, 125000000, ''",
    "125000001, 0, read",
    "0, 125000001, written",
    "130000000, 120000000, read",
    "120000000, 130000000, written",
    "130000000, 140000000, read written"
  })
  void eachDirectionAloneIsComparedWithTheLink(long read, long written, String marked) {
    CacheVerdicts verdicts =
        verdicts(CacheMode.FLUSH, Kind.NETWORK, moved(2 * read, 2 * written, 1.0, 1.0));
    verdicts.aboutTheLink(GIGABIT, false, 2);
    List<String> directions =
        verdicts.lines().stream()
            .filter(line -> line.startsWith("the result is above the link's 125.0 MB/s ("))
            .map(line -> line.contains(" read)") ? "read" : "written")
            .toList();
    assertThat(String.join(" ", directions)).isEqualTo(marked);
    assertThat(verdicts.aboveWire()).isEqualTo(!marked.isEmpty());
    assertThat(verdicts.lines().contains("the result is within the link's 125.0 MB/s"))
        .isEqualTo(marked.isEmpty());
  }

  @Test
  void anUnknownLinkAndAReplayWithoutTimeAreNotJudged() {
    CacheVerdicts verdicts = verdicts(CacheMode.FLUSH, Kind.NETWORK, moved(1, 0, 1.0, null));
    verdicts.aboutTheLink(-1, false, 1);
    verdicts.aboutTheLink(GIGABIT, false, 0);
    assertThat(verdicts.lines()).isEmpty();
  }

  @Test
  void fewerBytesOnTheWireThanMovedMark() {
    CacheVerdicts verdicts = verdicts(CacheMode.OS, Kind.NETWORK, moved(0, 100 * MIB, null, 0.061));
    verdicts.aboutThePassage();
    assertThat(verdicts.aboveWire()).isTrue();
    assertThat(verdicts.lines())
        .containsExactly(
            "only 6.1 % of the bytes written crossed the wire while the clock ran: the client's"
                + " cache took part");
  }

  @Test
  void allBytesOnTheWireDoNotMark() {
    CacheVerdicts verdicts =
        verdicts(CacheMode.FLUSH, Kind.NETWORK, moved(100 * MIB, 100 * MIB, 0.987, 0.95));
    verdicts.aboutThePassage();
    assertThat(verdicts.aboveWire()).isFalse();
    assertThat(verdicts.lines())
        .containsExactly(
            "98.7 % of the bytes read crossed the wire",
            "95.0 % of the bytes written crossed the wire");
  }

  @Test
  void warmReadsInModeOsAreServedFromTheCache() {
    CacheVerdicts verdicts = verdicts(CacheMode.OS, Kind.DISK, moved(64 * MIB, 0, 0.002, null));
    verdicts.aboutThePassage();
    assertThat(verdicts.aboveWire()).isTrue();
    assertThat(verdicts.lines())
        .containsExactly(
            "served from the client's cache: 99.8 % of the bytes read; 0.2 % came from the device");
  }

  @Test
  void withoutACounterModeOsIsJudgedByWhatWasResident() {
    Moved uncounted =
        new Moved("not available here", null, null, 64 * MIB, 0, null, null, "in memory");
    CacheVerdicts verdicts = verdicts(CacheMode.OS, Kind.NONE, uncounted);
    verdicts.aboutThePassage();
    verdicts.aboutTheFileSet(
        64 * MIB, "no: mode os", OptionalLong.empty(), OptionalLong.of(60 * MIB));
    assertThat(verdicts.lines())
        .containsExactly(
            "what left this machine was not counted: in memory",
            "served from the client's cache as far as it held it: 93.8 % of the file set was there"
                + " when the clock started");
  }

  @Test
  void littleTrafficIsNotJudged() {
    CacheVerdicts verdicts = verdicts(CacheMode.OS, Kind.NETWORK, moved(MIB, 0, 0.0, null));
    verdicts.aboutThePassage();
    assertThat(verdicts.aboveWire()).isFalse();
    assertThat(verdicts.lines())
        .containsExactly("too little was read to compare it with the counter");
  }

  @Test
  void zerosCanBeCompressedOnTheWay() {
    CacheVerdicts verdicts =
        new CacheVerdicts(CacheMode.FLUSH, Kind.DISK, moved(0, 64 * MIB, null, 0.03), true);
    verdicts.aboutThePassage();
    assertThat(verdicts.aboveWire()).isFalse();
    assertThat(verdicts.lines().get(0)).contains("3.0 %", "zeros can be compressed");
  }

  @Test
  void aWarmFileSetIsSaidToBeEvicted() {
    CacheVerdicts verdicts = verdicts(CacheMode.FLUSH, Kind.DISK, moved(0, 0, null, null));
    verdicts.aboutTheFileSet(1 << 30, "yes", OptionalLong.of(1 << 30), OptionalLong.of(0));
    assertThat(verdicts.lines())
        .containsExactly(
            "warm: evicted; 1 GiB of the file set was in the client's cache"
                + " before, 0 bytes when the clock started");
  }

  @Test
  void marksComeFirst() {
    CacheVerdicts verdicts = verdicts(CacheMode.FLUSH, Kind.NETWORK, moved(64 * MIB, 0, 0.5, null));
    verdicts.aboutTheLink(GIGABIT, false, 10);
    verdicts.aboutTheFileSet(1, "yes", OptionalLong.of(0), OptionalLong.of(0));
    verdicts.aboutThePassage();
    assertThat(verdicts.lines()).hasSize(3);
    assertThat(verdicts.lines().get(0)).startsWith("only 50.0 % of the bytes read");
  }
}
