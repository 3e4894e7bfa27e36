package io.nasreplay.traces.strace;

import io.nasreplay.traces.model.ErrorCode;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Error symbols of Linux. The text behind them follows the recording's language. */
final class Errors {
  private static final Map<String, ErrorCode> BY_NAME =
      Arrays.stream(ErrorCode.values())
          .filter(code -> code != ErrorCode.SHORT)
          .collect(Collectors.toUnmodifiableMap(ErrorCode::name, Function.identity()));

  private Errors() {}

  static ErrorCode of(String symbol) {
    // Linux gives one number to both: strace writes the first.
    return symbol.equals("ENOTSUP")
        ? ErrorCode.EOPNOTSUPP
        : BY_NAME.getOrDefault(symbol, ErrorCode.EOTHER);
  }
}
