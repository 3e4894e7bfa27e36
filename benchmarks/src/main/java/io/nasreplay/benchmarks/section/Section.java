package io.nasreplay.benchmarks.section;

import java.io.IOException;

/** A part of the measurements that can be asked for by name. */
public interface Section {
  /** The word on the command line. */
  String name();

  /** Whether it belongs to what is measured when no section is named. */
  default boolean isUsual() {
    return true;
  }

  /** About how long it takes, in seconds. */
  double estimatedSeconds(Bench bench);

  /** Measures and reports. */
  void run(Bench bench) throws IOException;
}
