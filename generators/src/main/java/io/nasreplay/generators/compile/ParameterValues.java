package io.nasreplay.generators.compile;

import io.nasreplay.generators.expression.ExpressionException;
import io.nasreplay.generators.expression.Parameters;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Parameter;
import io.nasreplay.generators.workload.Workload;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The values of a workload's parameters: the user's where given, then those that make it small when
 * that is wanted, otherwise the defaults.
 */
final class ParameterValues {
  private ParameterValues() {}

  static Parameters of(Workload workload, Map<String, String> given, boolean quick) {
    Parameters defaults = defaults(workload);
    List<String> small = new ArrayList<>();
    workload
        .quick()
        .forEach(
            (name, value) -> {
              String override = name + "=" + value.text();
              Evaluator.at(value.mark(), () -> defaults.with(List.of(override)));
              small.add(override);
            });
    List<String> overrides = new ArrayList<>();
    given.forEach((name, text) -> overrides.add(name + "=" + text));
    for (String override : overrides) {
      Evaluator.at(Mark.whole("-p " + override), () -> defaults.with(List.of(override)));
    }
    Mark mark = Mark.whole("-p " + String.join(" -p ", overrides));
    return Evaluator.at(mark, () -> defaults.with(quick ? joined(small, overrides) : overrides));
  }

  /** The last one of a name counts. */
  private static List<String> joined(List<String> one, List<String> other) {
    return Stream.concat(one.stream(), other.stream()).toList();
  }

  private static Parameters defaults(Workload workload) {
    Map<String, String> texts = new LinkedHashMap<>();
    workload.parameters().forEach(p -> texts.put(p.name(), p.value().text()));
    try {
      return Parameters.of(texts);
    } catch (ExpressionException e) {
      throw blamed(workload, e);
    }
  }

  /** The message begins with "parameter" and the name of the one to blame. */
  private static BadInputException blamed(Workload workload, ExpressionException e) {
    String problem = String.valueOf(e.getMessage());
    for (Parameter parameter : workload.parameters()) {
      if (problem.matches("(?s)parameter " + parameter.name() + "\\b.*")) {
        return parameter.value().mark().into(e.offset()).error(problem);
      }
    }
    return new BadInputException(SourcePosition.whole(workload.name()), problem);
  }
}
