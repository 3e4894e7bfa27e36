package io.nasreplay.engine.tool;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Programs that come with the operating system. Safe for use by several threads. */
@FunctionalInterface
public interface SystemTools {
  /** Long for a program that only tells, short for a user who waits. */
  Duration TIMEOUT = Duration.ofSeconds(5);

  /**
   * What a program prints on its standard output, in the language of programs ({@code LC_ALL=C}).
   * Blocks for {@link #TIMEOUT} at most.
   *
   * @param command the program and its arguments; no shell reads them
   * @return empty when it is not there, ends with another code than 0, or does not end in time
   */
  Optional<String> output(List<String> command);

  /** Those of this system. */
  static SystemTools ofThisSystem() {
    return new ProcessTools(TIMEOUT);
  }
}
