package io.nasreplay.benchmarks.section;

import java.io.IOException;

/** A part of the measurements that can be asked for by name. */
public abstract class Section {
  private final String name;
  private final boolean usual;

  /**
   * A section.
   *
   * @param name the word on the command line
   * @param usual whether it belongs to what is measured when no section is named
   */
  Section(String name, boolean usual) {
    this.name = name;
    this.usual = usual;
  }

  /** The word on the command line. */
  public final String name() {
    return name;
  }

  /** Whether it belongs to what is measured when no section is named. */
  public final boolean isUsual() {
    return usual;
  }

  /** About how long it takes, in seconds. */
  public abstract double estimatedSeconds(Bench bench);

  /**
   * Measures and reports. A row that cannot be measured is reported as such.
   *
   * @throws io.nasreplay.benchmarks.contender.FailedCommandException when none of it can be
   *     measured
   */
  public abstract void run(Bench bench) throws IOException;
}
