package io.nasreplay.cli.command;

import static io.nasreplay.results.quantity.Quantities.binarySize;
import static io.nasreplay.results.quantity.Quantities.bytesInFull;
import static io.nasreplay.results.quantity.Quantities.count;
import static io.nasreplay.results.quantity.Quantities.duration;
import static io.nasreplay.results.quantity.Quantities.percent;

import io.nasreplay.results.text.TextTable;
import io.nasreplay.traces.profile.BlockUse;
import io.nasreplay.traces.profile.FileSetUse;
import io.nasreplay.traces.profile.Sequentiality;
import io.nasreplay.traces.profile.TraceProfile;
import java.util.Comparator;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@link TraceFacts} as a page of text. */
final class ShowText {
  private static final double MICROS_PER_SECOND = 1e6;
  private static final int WIDEST_NAME = 40;
  private static final int WARNINGS_SHOWN = 20;
  private static final int STREAMS_SHOWN = 64;
  private static final int SIZES_SHOWN = 30;

  private final FactPage page = new FactPage();
  private final TraceFacts facts;
  private final TraceProfile profile;

  private ShowText(TraceFacts facts) {
    this.facts = facts;
    this.profile = facts.profile();
  }

  static String of(TraceFacts facts) {
    ShowText show = new ShowText(facts);
    show.origin();
    show.totals();
    show.kinds();
    show.blocks();
    show.streams();
    show.warnings();
    return show.page.text();
  }

  private void origin() {
    page.fact("Trace", facts.name());
    facts.header().forEach(this::headerFact);
    facts.workload().ifPresent(this::parameters);
    page.gap();
  }

  private void headerFact(String key, String value) {
    if (!value.equals(facts.name()) && !key.equals("parameters")) {
      page.fact(key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1), value);
    }
  }

  private void parameters(WorkloadFacts workload) {
    TextTable table =
        new TextTable().left("Parameter").left("Value").left("Certainty").left("Meaning");
    workload
        .parameters()
        .forEach(p -> table.row(p.name(), p.value(), p.certainty(), p.description()));
    page.table(table);
  }

  private void totals() {
    FileSetUse set = profile.fileSet();
    page.fact("Digest", "SHA-256 " + profile.digest());
    page.fact(
        "File set",
        count(set.files(), "file") + ", " + directories(set) + ", " + bytesInFull(set.bytes()));
    page.fact("Operations", count(profile.operations()));
    page.fact("Read", bytesInFull(facts.bytesRead()));
    page.fact("Written", bytesInFull(facts.bytesWritten()));
    page.fact(
        "Sequential", percentOf(profile.sequentiality()) + " of reads and writes, global order");
    page.fact("Working set", workingSet());
    page.fact("Growth", bytesInFull(profile.growth().bytes()) + " above the file set at the peak");
    page.fact("Files touched", count(profile.filesTouched()));
    page.fact("Streams", count(profile.streams().size()));
    page.fact("Scheduled", scheduled());
  }

  private void kinds() {
    TextTable table = new TextTable().left("Operation").right("Count").right("Bytes");
    profile
        .kinds()
        .forEach(use -> table.row(use.kind().token(), count(use.count()), count(use.bytes())));
    page.table(table);
  }

  private void blocks() {
    TextTable table =
        new TextTable()
            .left("Blocks")
            .right("Size")
            .right("Size in bytes")
            .right("Count")
            .right("Bytes")
            .right("Share");
    long all = facts.bytesRead() + facts.bytesWritten();
    mostUsedSizes()
        .forEach(
            use ->
                table.row(
                    use.kind().token(),
                    binarySize(use.lengthBytes()),
                    count(use.lengthBytes()),
                    count(use.count()),
                    count(use.bytes()),
                    percent(all == 0 ? 0 : (double) use.bytes() / all)));
    page.table(table);
    more(profile.blocks().size() - SIZES_SHOWN, "sizes, each used less");
    more(profile.unlistedTransfers(), "reads and writes of other sizes");
  }

  /** In the order of the profile. */
  private Stream<BlockUse> mostUsedSizes() {
    Set<BlockUse> shown =
        profile.blocks().stream()
            .sorted(Comparator.comparingLong(BlockUse::count).reversed())
            .limit(SIZES_SHOWN)
            .collect(Collectors.toSet());
    return profile.blocks().stream().filter(shown::contains);
  }

  private void streams() {
    TextTable table =
        new TextTable()
            .right("Stream")
            .left("Name", WIDEST_NAME)
            .right("Depth")
            .right("Operations")
            .right("Read")
            .right("Written")
            .right("Sequential");
    profile.streams().stream()
        .limit(STREAMS_SHOWN)
        .forEach(
            use ->
                table.row(
                    Integer.toString(use.streamId()),
                    use.name(),
                    Integer.toString(use.depth()),
                    count(use.operations()),
                    binarySize(use.bytesRead()),
                    binarySize(use.bytesWritten()),
                    percentOf(use.sequentiality())));
    page.table(table);
    more(profile.streams().size() - STREAMS_SHOWN, "streams");
  }

  private void warnings() {
    if (facts.warnings().isEmpty()) {
      return;
    }
    page.gap();
    page.fact("Warnings", count(facts.warnings().size()) + ": names that some targets cannot hold");
    facts.warnings().stream()
        .limit(WARNINGS_SHOWN)
        .forEach(warning -> page.line("  " + TextTable.plain(warning.message())));
    more(facts.warnings().size() - WARNINGS_SHOWN, "warnings");
  }

  private String workingSet() {
    String bound = profile.workingSet().complete() ? "" : "at least ";
    return bound + bytesInFull(facts.workingSetBytes()) + ", in pages of 4 KiB";
  }

  private String scheduled() {
    return profile.scheduledMicros().isEmpty()
        ? "no times recorded"
        : duration(profile.scheduledMicros().getAsLong() / MICROS_PER_SECOND);
  }

  private static String directories(FileSetUse set) {
    return count(set.directories()) + (set.directories() == 1 ? " directory" : " directories");
  }

  private static String percentOf(Sequentiality sequentiality) {
    return percent(sequentiality.percent() / 100);
  }

  private void more(long count, String what) {
    if (count > 0) {
      page.line("  and " + count(count) + " more " + what);
    }
  }
}
