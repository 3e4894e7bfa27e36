package io.nasreplay.engine.plan;

/**
 * Where the times of a stream first go back: an operation is due before one that comes before it.
 * What is issued in order cannot be in time for both.
 *
 * @param operation the number of the operation in its stream, from 0
 * @param fromMicros the latest time at which an operation before it is due, in microseconds from
 *     the trace's start
 * @param toMicros when it is due itself, 0 to {@code fromMicros} - 1
 */
public record TimesGoBack(long operation, long fromMicros, long toMicros) {
  public TimesGoBack {
    if (operation < 1) {
      throw new IllegalArgumentException("operation is " + operation + "; allowed: 1 or more");
    }
    if (toMicros < 0 || toMicros >= fromMicros) {
      throw new IllegalArgumentException(
          "toMicros is " + toMicros + "; allowed: 0 to " + (fromMicros - 1));
    }
  }
}
