package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.Measured;
import io.nasreplay.benchmarks.operations.FileLayout;
import io.nasreplay.benchmarks.operations.OperationList;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A contender that finds files in the client's memory that were made just before, as nasreplay does
 * after a run that wrote to them. The first accesses to a page after it was made cost Linux up to a
 * microsecond each, since it then moves the page to its list of active ones.
 *
 * @param contender which then overwrites them
 * @param operations whose files
 * @param folder where they lie
 */
record OnNewFiles(Contender contender, OperationList operations, Path folder) implements Contender {
  @Override
  public String name() {
    return contender.name();
  }

  @Override
  public Measured measure() throws IOException {
    FileLayout.remake(operations, folder);
    return contender.measure();
  }
}
