package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Command;
import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.Measured;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A contender that begins when the disk has nothing left to write, so that what the one before it
 * wrote, and removed, is not written back within its time.
 *
 * @param contender what is measured
 * @param settling waits for the disk
 */
record Settled(Contender contender, Command settling) implements Contender {
  /** On the disk that is measured. */
  static Settled of(Contender contender, Bench bench) throws IOException {
    Path place = Files.createDirectories(bench.settings().disk());
    List<String> sync = List.of("sync", "-f", place.toString());
    return new Settled(contender, new Command(sync, Map.of(), bench.work()));
  }

  @Override
  public String name() {
    return contender.name();
  }

  @Override
  public Measured measure() throws IOException {
    settling.run();
    return contender.measure();
  }
}
