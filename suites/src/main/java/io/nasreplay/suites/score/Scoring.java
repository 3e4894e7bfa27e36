package io.nasreplay.suites.score;

import io.nasreplay.results.model.Measure;
import io.nasreplay.results.stats.Sample;
import io.nasreplay.suites.model.FinishedRun;
import io.nasreplay.suites.model.Search;
import io.nasreplay.suites.schedule.Schedule;
import io.nasreplay.suites.schedule.Standing;
import io.nasreplay.suites.schedule.TestCase;
import io.nasreplay.suites.score.SuiteScores.Cell;
import io.nasreplay.suites.score.SuiteScores.Column;
import io.nasreplay.suites.score.SuiteScores.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes the score table of what a schedule has done so far. Stateless. */
public final class Scoring {
  /** The measure of a search's row. */
  public static final String SEARCH = "search";

  private Scoring() {}

  /**
   * The table.
   *
   * @param suite the suite's name
   * @param title what it is; empty when not said
   * @param quick whether it was a quick trial
   * @param folder the suite's folder; null when nothing was stored
   * @param targets in the schedule's order
   */
  public static SuiteScores of(
      String suite,
      String title,
      boolean quick,
      @Nullable String folder,
      List<Column> targets,
      Schedule schedule) {
    Map<TestCase, List<Standing>> byCase = new LinkedHashMap<>();
    for (Standing standing : schedule.standings()) {
      byCase.computeIfAbsent(standing.test(), test -> new ArrayList<>()).add(standing);
    }
    List<Row> rows = byCase.values().stream().flatMap(one -> rows(one).stream()).toList();
    return new SuiteScores(
        SuiteScores.SCHEMA,
        suite,
        title,
        quick,
        schedule.left() == 0,
        schedule.done(),
        schedule.left(),
        folder,
        targets,
        rows,
        Curves.of(schedule.standings()),
        Optional.empty());
  }

  private static List<Row> rows(List<Standing> standings) {
    TestCase test = standings.get(0).test();
    if (test.search().isPresent()) {
      return List.of(found(test, test.search().get(), standings));
    }
    return test.settings().measures().stream()
        .map(measure -> scored(test, measure, standings))
        .toList();
  }

  private static Row found(TestCase test, Search search, List<Standing> standings) {
    String bound = search.measure().isLowerBetter() ? " at most " : " at least ";
    String number = Numbers.plain(search.bound());
    return new Row(
        test.name(),
        test.workload(),
        test.parameters(),
        SEARCH,
        search.parameter(),
        "highest with " + search.measure().token() + bound + number + " " + search.measure().unit(),
        standings.stream().map(Scoring::found).toList());
  }

  private static Cell found(Standing standing) {
    Double value = standing.found().isPresent() ? (double) standing.found().getAsLong() : null;
    return cell(standing, value, new Sample(new double[0]), null);
  }

  private static Row scored(TestCase test, Measure measure, List<Standing> standings) {
    return new Row(
        test.name(),
        test.workload(),
        test.parameters(),
        measure.token(),
        measure.unit(),
        test.settings().statistic().token(),
        standings.stream().map(standing -> scored(standing, measure)).toList());
  }

  private static Cell scored(Standing standing, Measure measure) {
    Sample sample = standing.sample(measure);
    Double score = Scores.of(standing.test().settings().statistic(), measure, sample);
    return cell(standing, score, sample, Scores.best(measure, sample));
  }

  private static Cell cell(
      Standing standing, @Nullable Double score, Sample sample, @Nullable Double best) {
    List<FinishedRun> runs = standing.runs();
    List<FinishedRun> scored = standing.scored();
    return new Cell(
        standing.target(),
        score,
        sample.size() == 0 ? scored.size() : sample.size(),
        (int) runs.stream().filter(run -> !run.valid() && !run.warmUp()).count(),
        (int) runs.stream().filter(FinishedRun::warmUp).count(),
        (int) scored.stream().filter(FinishedRun::aboveWire).count(),
        sample.mean(),
        sample.median(),
        best,
        sample.standardDeviation(),
        sample.coefficientOfVariation(),
        sample.confidenceInterval(),
        standing.remark());
  }
}
