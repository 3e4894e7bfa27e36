package io.nasreplay.results.report;

import io.nasreplay.results.chart.Table;
import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.RecordedRun;
import io.nasreplay.results.model.CacheEvidence;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Tables of what is known about runs besides their figures. */
final class Facts {
  private static final Map<String, Function<RunResult, String>> ENVIRONMENT = environmentFacts();

  private Facts() {}

  private static Map<String, Function<RunResult, String>> environmentFacts() {
    Map<String, Function<RunResult, String>> facts = new LinkedHashMap<>();
    facts.put("labels", run -> labels(run.labels()));
    facts.put("protocol", run -> run.environment().target().protocol());
    facts.put("file system", run -> run.environment().target().fileSystem());
    facts.put("mount options", run -> run.environment().target().mountOptions());
    facts.put("caching of the mount", run -> run.environment().target().mount().caching());
    facts.put("signing", run -> run.environment().target().mount().signing());
    facts.put("encryption", run -> run.environment().target().mount().encryption());
    facts.put("multichannel", run -> run.environment().target().mount().multichannel());
    facts.put("read size", run -> size(run.environment().target().mount().readSizeBytes()));
    facts.put("write size", run -> size(run.environment().target().mount().writeSizeBytes()));
    facts.put("device", run -> run.environment().target().device().model());
    facts.put("size of the file system", run -> size(run.environment().target().totalBytes()));
    facts.put("network interface", run -> run.environment().target().link().interfaceName());
    facts.put(
        "link",
        run -> {
          long bits = run.environment().target().link().bitsPerSecond();
          return bits < 0 ? EnvironmentFacts.UNKNOWN : Quantities.linkSpeed(bits);
        });
    facts.put("client's system", run -> run.environment().os());
    facts.put("client's kernel", run -> run.environment().kernel());
    facts.put("client's processor", run -> run.environment().cpu());
    facts.put("client's memory", run -> size(run.environment().ramBytes()));
    facts.put("Java", run -> run.environment().jvm());
    facts.put("nasreplay", RunResult::tool);
    return facts;
  }

  private static String labels(Map<String, String> labels) {
    List<String> all = new ArrayList<>();
    labels.forEach((key, value) -> all.add(key + " " + value));
    return all.isEmpty() ? EnvironmentFacts.NONE : String.join(", ", all);
  }

  private static String size(long bytes) {
    return bytes < 0 ? EnvironmentFacts.UNKNOWN : Quantities.binarySize(bytes);
  }

  /** Client, mount and link: a row per fact, a column per target; what differs is told in full. */
  static Table environment(Comparison comparison, List<RecordedRun> runs) {
    List<String> header = new ArrayList<>(List.of(""));
    comparison.targets().forEach(target -> header.add(target.name()));
    List<List<Table.Cell>> rows = new ArrayList<>();
    ENVIRONMENT.forEach(
        (name, fact) -> {
          List<Table.Cell> row = new ArrayList<>(List.of(Table.Cell.text(name)));
          for (Comparison.Target target : comparison.targets()) {
            List<String> values =
                runs.stream()
                    .filter(run -> run.target().equals(target.name()))
                    .map(run -> fact.apply(run.result()))
                    .distinct()
                    .toList();
            row.add(Table.Cell.text(String.join("; ", values)));
          }
          rows.add(row);
        });
    return new Table(header, rows);
  }

  /** The client's cache, a row per run. */
  static Table evidence(List<RecordedRun> runs) {
    List<List<Table.Cell>> rows = new ArrayList<>();
    for (RecordedRun run : runs) {
      CacheEvidence cache = run.result().cache();
      rows.add(
          List.of(
              Table.Cell.text(run.test()),
              Table.Cell.text(run.target()),
              Table.Cell.text(cache.requested()),
              Table.Cell.text(cache.accepted() ? "yes" : "no"),
              Table.Cell.text(cache.verified()),
              Table.Cell.text(cache.evicted()),
              share(cache.moved().map(CacheEvidence.Moved::readShare).orElse(null)),
              share(cache.moved().map(CacheEvidence.Moved::writtenShare).orElse(null)),
              Table.Cell.text(String.join("; ", cache.verdicts()))));
    }
    return new Table(
        List.of(
            "test",
            "target",
            "mode",
            "accepted",
            "verified",
            "evicted before",
            "read from the target",
            "written to the target",
            "verdict"),
        rows);
  }

  private static Table.Cell share(@Nullable Double share) {
    return share == null
        ? Table.Cell.text("")
        : Table.Cell.number(share * 100, Quantities.percent(share));
  }

  /** Which runs count, a row per run. */
  static Table validity(List<RecordedRun> runs) {
    List<List<Table.Cell>> rows = new ArrayList<>();
    for (RecordedRun run : runs) {
      RunResult result = run.result();
      List<String> words = new ArrayList<>(result.reasons());
      words.addAll(result.notes());
      rows.add(
          List.of(
              Table.Cell.text(run.test()),
              Table.Cell.text(run.target()),
              Table.Cell.text(result.replay().startedAt().toString()),
              Table.Cell.text(result.valid() ? "valid" : "INVALID"),
              Scores.count(result.replay().failedOperations()),
              Table.Cell.text(String.join("; ", words)),
              Table.Cell.text(result.trace().digest())));
    }
    return new Table(
        List.of(
            "test", "target", "started", "valid", "failed", "reasons and notes", "trace SHA-256"),
        rows);
  }
}
