package io.nasreplay.generators.expression;

import com.google.common.collect.ImmutableMap;
import io.nasreplay.traces.format.Suggestions;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.numbers.fraction.BigFraction;

/**
 * A unit and how many base units (bytes, seconds, bytes/s, ops/s, fps, 1) it stands for. kB, MB and
 * so on are powers of 10, KiB, MiB and so on powers of 2; upper and lower case differ.
 */
record Unit(String symbol, Dimension dimension, BigFraction factor) {
  static final String PERCENT = "%";

  private static final Map<String, Unit> UNITS = units();

  static Set<String> symbols() {
    return UNITS.keySet();
  }

  static boolean isKnown(String symbol) {
    return UNITS.containsKey(symbol);
  }

  static Stream<Unit> of(Dimension dimension) {
    return UNITS.values().stream().filter(unit -> unit.dimension == dimension);
  }

  /**
   * The unit with this symbol.
   *
   * @throws ExpressionException naming the allowed ones
   */
  static Unit of(String symbol) {
    Unit unit = UNITS.get(symbol);
    if (unit == null) {
      throw new ExpressionException(Suggestions.unknown("unit", symbol, symbols()));
    }
    return unit;
  }

  Quantity quantity(BigFraction number) {
    return new Quantity(number.multiply(factor), dimension);
  }

  private static Map<String, Unit> units() {
    Builder units = new Builder();
    units.sizes("", Dimension.SIZE);
    units.sizes("/s", Dimension.BYTE_RATE);
    units.add("Gbit/s", Dimension.BYTE_RATE, 125_000_000);
    units.add("Mbit/s", Dimension.BYTE_RATE, 125_000);
    units.add("kbit/s", Dimension.BYTE_RATE, 125);
    units.add("h", Dimension.DURATION, 3600);
    units.add("min", Dimension.DURATION, 60);
    units.add("s", Dimension.DURATION, 1);
    units.put(new Unit("ms", Dimension.DURATION, BigFraction.of(1, 1_000)));
    units.put(new Unit("us", Dimension.DURATION, BigFraction.of(1, 1_000_000)));
    units.add("ops/s", Dimension.OPERATION_RATE, 1);
    units.add("fps", Dimension.FRAME_RATE, 1);
    units.put(new Unit(PERCENT, Dimension.COUNT, BigFraction.of(1, 100)));
    return units.map.buildOrThrow();
  }

  private static final class Builder {
    private final ImmutableMap.Builder<String, Unit> map = ImmutableMap.builder();

    void put(Unit unit) {
      map.put(unit.symbol(), unit);
    }

    void add(String symbol, Dimension dimension, long factor) {
      put(new Unit(symbol, dimension, BigFraction.of(factor)));
    }

    void sizes(String per, Dimension dimension) {
      String[] prefixes = {"T", "G", "M"};
      for (int i = 0; i < prefixes.length; i++) {
        add(prefixes[i] + "iB" + per, dimension, 1L << (10 * (prefixes.length + 1 - i)));
      }
      add("KiB" + per, dimension, 1L << 10);
      long thousands = 1_000_000_000_000L;
      for (String prefix : prefixes) {
        add(prefix + "B" + per, dimension, thousands);
        thousands /= 1000;
      }
      add("kB" + per, dimension, thousands);
      add("B" + per, dimension, 1);
    }
  }
}
