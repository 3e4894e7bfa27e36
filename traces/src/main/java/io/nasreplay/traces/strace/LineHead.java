package io.nasreplay.traces.strace;

import io.nasreplay.traces.model.OperationRow;

/**
 * What stands in front of a call: who made it, and when. With {@code -f} and {@code -o} the process
 * comes first, on a terminal as {@code [pid 700]}. Times are seconds since 1970 ({@code -ttt}), of
 * the day ({@code -t}, {@code -tt}), or since the line before ({@code -r}).
 */
final class LineHead {
  private static final long MICROS = 1_000_000;
  private static final long DAY_MICROS = 86_400 * MICROS;

  /** Times of the day that go back by so much have passed midnight. */
  private static final long HALF_A_DAY_MICROS = DAY_MICROS / 2;

  /** Fewer seconds than these are no time since 1970 but one since the line before. */
  private static final long FIRST_EPOCH_SECONDS = 100_000_000;

  private byte[] bytes = new byte[0];
  private int limit;
  private int at;
  private int pid;
  private long micros = OperationRow.NOT_RECORDED;
  private long days;
  private long lastOfDay;

  /** Looks at a line; where the call begins. */
  int parse(byte[] line, int start, int end) {
    bytes = line;
    limit = end;
    at = start;
    skipBlanks();
    if (at < limit && bytes[at] == '[') {
      parseBracketed();
    } else if (isNumberBefore(' ')) {
      pid = (int) digits();
      skipBlanks();
    }
    parseTime();
    skipBlanks();
    return at;
  }

  int pid() {
    return pid;
  }

  /** When, in microseconds; not recorded without an option that says so. */
  long micros() {
    return micros;
  }

  /** {@code [pid 700]}; anything else in brackets is none of ours. */
  private void parseBracketed() {
    int open = at;
    at++;
    while (at < limit && bytes[at] != ']' && (bytes[at] < '0' || bytes[at] > '9')) {
      at++;
    }
    pid = (int) digits();
    if (at < limit && bytes[at] == ']') {
      at++;
      skipBlanks();
    } else {
      at = open;
    }
  }

  private boolean isNumberBefore(char after) {
    int i = at;
    while (i < limit && bytes[i] >= '0' && bytes[i] <= '9') {
      i++;
    }
    return i > at && i < limit && bytes[i] == after;
  }

  private void parseTime() {
    if (isNumberBefore('.')) {
      long seconds = digits();
      long value = seconds * MICROS + fraction();
      boolean sinceLast = seconds < FIRST_EPOCH_SECONDS;
      micros = sinceLast ? Math.max(micros, 0) + value : value;
    } else if (isNumberBefore(':')) {
      long seconds = digits();
      while (at < limit && bytes[at] == ':') {
        at++;
        seconds = seconds * 60 + digits();
      }
      micros = ofDays(seconds * MICROS + fraction());
    }
  }

  private long ofDays(long ofDayMicros) {
    if (lastOfDay - ofDayMicros > HALF_A_DAY_MICROS) {
      days++;
    }
    lastOfDay = ofDayMicros;
    return days * DAY_MICROS + ofDayMicros;
  }

  /** Microseconds behind the point; 0 when there is none. */
  private long fraction() {
    if (at >= limit || bytes[at] != '.') {
      return 0;
    }
    int point = at++;
    long fraction = digits();
    for (int digits = at - point - 1; digits < 6; digits++) {
      fraction *= 10;
    }
    return fraction;
  }

  private long digits() {
    long value = 0;
    while (at < limit && bytes[at] >= '0' && bytes[at] <= '9') {
      value = value * 10 + bytes[at++] - '0';
    }
    return value;
  }

  private void skipBlanks() {
    while (at < limit && bytes[at] == ' ') {
      at++;
    }
  }
}
