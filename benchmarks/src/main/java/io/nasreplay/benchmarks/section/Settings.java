package io.nasreplay.benchmarks.section;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the user chose.
 *
 * @param rounds measurements of each contender, 1 or more
 * @param seconds of work that one measurement is sized for
 * @param quick whether small: to see that everything works, not to publish
 * @param java the JDK that nasreplay runs on; empty: the one the launcher finds
 * @param rows only rows whose name holds this; empty string: all
 * @param tmpfs a folder in memory that is ours alone: made and removed
 * @param disk the same on the disk
 * @param toolArguments further arguments of every {@code nasreplay run}
 */
public record Settings(
    int rounds,
    double seconds,
    boolean quick,
    Optional<Path> java,
    String rows,
    Path tmpfs,
    Path disk,
    List<String> toolArguments) {
  public Settings {
    if (rounds < 1) {
      throw new IllegalArgumentException("rounds is " + rounds + "; allowed: 1 or more");
    }
    if (!(seconds > 0)) {
      throw new IllegalArgumentException("seconds is " + seconds + "; allowed: more than 0");
    }
    toolArguments = List.copyOf(toolArguments);
  }

  /** Whether a row was asked for. */
  boolean wants(String row) {
    return row.contains(rows);
  }
}
