package io.nasreplay.suites.schedule;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.suites.model.Search;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * One combination of a test's parameters: a row of the score table.
 *
 * @param name unique within the suite
 * @param test what the suite calls the test
 * @param workload what it replays
 * @param parameters of the workload, the matrix's included
 * @param coordinates the matrix's parameters alone, in its order
 * @param settings how it is run and scored
 * @param curve the parameter over which its test is a curve; empty for none
 * @param search what is looked for instead of a score; empty for a score
 * @param mark where the test stands
 */
public record TestCase(
    String name,
    String test,
    String workload,
    Map<String, String> parameters,
    Map<String, String> coordinates,
    TestSettings settings,
    Optional<String> curve,
    Optional<Search> search,
    Mark mark) {
  public TestCase {
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    coordinates = Collections.unmodifiableMap(new LinkedHashMap<>(coordinates));
  }

  /**
   * The trace to replay.
   *
   * @param value the value to try, in a search; otherwise empty
   * @throws BadInputException when the workload is not there or does not take the parameters
   * @throws IOException when a file cannot be read
   */
  public TraceSource trace(TraceFinder finder, String value) throws IOException {
    Map<String, String> all = new LinkedHashMap<>(parameters);
    search.filter(wanted -> !value.isEmpty()).ifPresent(s -> all.put(s.parameter(), value));
    try {
      return finder.trace(workload, all);
    } catch (BadInputException e) {
      throw mark.error("test " + name + ": " + e.position() + ": " + e.problem());
    }
  }
}
