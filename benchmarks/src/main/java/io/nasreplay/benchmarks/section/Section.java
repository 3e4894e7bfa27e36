package io.nasreplay.benchmarks.section;

import java.io.IOException;

/** A part of the measurements that can be asked for by name. */
public interface Section {
  /** The word on the command line. */
  String name();

  /** About how long it takes, in seconds. */
  double estimatedSeconds(Bench bench);

  /** Measures and reports. */
  void run(Bench bench) throws IOException;
}
