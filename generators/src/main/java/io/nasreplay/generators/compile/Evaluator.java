package io.nasreplay.generators.compile;

import io.nasreplay.generators.arrival.Pace;
import io.nasreplay.generators.expression.Dimension;
import io.nasreplay.generators.expression.ExpressionException;
import io.nasreplay.generators.expression.Quantity;
import io.nasreplay.generators.expression.Scope;
import io.nasreplay.generators.expression.Template;
import io.nasreplay.generators.expression.Value;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.traces.model.TracePath;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The names that expressions may use at one place, and the evaluation of values there. Each error
 * points to the value. For one thread.
 */
final class Evaluator {
  private static final String PACES = "80MB/s, 500ops/s or 25fps";

  private final Scope scope;
  private final Map<String, Template> templates;

  private Evaluator(Scope scope, Map<String, Template> templates) {
    this.scope = scope;
    this.templates = templates;
  }

  static Evaluator of(Scope scope) {
    return new Evaluator(scope, new HashMap<>());
  }

  /** This evaluator with one more name, a whole number. */
  Evaluator with(String name, long number) {
    return new Evaluator(scope.with(name, Quantity.count(number)), templates);
  }

  String text(Scalar scalar) {
    return at(scalar.mark(), () -> template(scalar).text(scope));
  }

  TracePath path(Scalar scalar) {
    return at(scalar.mark(), () -> new TracePath(template(scalar).text(scope)));
  }

  long bytes(String name, Scalar scalar) {
    return evaluate(scalar, value -> value.bytes(name));
  }

  long bytes(String name, @Nullable Scalar scalar, long absent) {
    return scalar == null ? absent : bytes(name, scalar);
  }

  long count(String name, Scalar scalar) {
    return evaluate(scalar, value -> value.count(name));
  }

  double number(String name, Scalar scalar) {
    return evaluate(scalar, value -> value.number(name));
  }

  double share(String name, Scalar scalar) {
    return evaluate(scalar, value -> value.share(name));
  }

  long micros(String name, Scalar scalar) {
    return evaluate(scalar, value -> value.micros(name));
  }

  Pace pace(Scalar scalar) {
    return evaluate(scalar, Evaluator::pace);
  }

  /**
   * Evaluates a value and turns it into what is wanted; both may throw IllegalArgumentException.
   */
  <T> T evaluate(Scalar scalar, Function<Value, T> wanted) {
    return at(scalar.mark(), () -> wanted.apply(template(scalar).value(scope)));
  }

  /** Each text is parsed once: loops evaluate the same ones again and again. */
  private Template template(Scalar scalar) {
    return templates.computeIfAbsent(scalar.text(), Template::parse);
  }

  /** Runs something whose refusal of an argument, or overflow, becomes an error at the mark. */
  static <T> T at(Mark mark, Supplier<T> action) {
    try {
      return action.get();
    } catch (ExpressionException e) {
      throw mark.into(e.offset()).error(String.valueOf(e.getMessage()));
    } catch (IllegalArgumentException e) {
      throw mark.error(String.valueOf(e.getMessage()));
    } catch (ArithmeticException e) {
      throw mark.error("numbers reach beyond 2^63 - 1; allowed: bytes and microseconds within it");
    }
  }

  private static Pace pace(Value value) {
    Pace.Unit unit = paceUnit(value);
    Quantity rate = value.as("pace", value.dimension());
    return new Pace(unit, rate.numerator("pace"), rate.denominator("pace"));
  }

  private static Pace.Unit paceUnit(Value value) {
    return switch (value.dimension()) {
      case BYTE_RATE -> Pace.Unit.BYTES;
      case OPERATION_RATE -> Pace.Unit.OPERATIONS;
      case FRAME_RATE -> Pace.Unit.FRAMES;
      case COUNT, SIZE, DURATION, TEXT -> throw noPace(value);
    };
  }

  private static ExpressionException noPace(Value value) {
    Dimension dimension = value.dimension();
    return new ExpressionException(
        "pace is " + value.text() + ", " + dimension.noun() + "; wanted: a rate such as " + PACES);
  }
}
