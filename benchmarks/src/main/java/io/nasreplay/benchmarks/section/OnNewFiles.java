package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Command;
import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.Measured;
import io.nasreplay.benchmarks.operations.OperationList;
import io.nasreplay.benchmarks.operations.TraceWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A contender that finds files in the client's memory that nasreplay made just before, as nasreplay
 * itself does. Which pages a file gets, and whether they were used before, matters more than what
 * is compared: the C loop reads 256 KiB from one set of files 20 % faster than from another, and
 * the first accesses to a new page cost Linux up to a microsecond each, since it then moves the
 * page to its list of active ones.
 *
 * @param contender whose files these are
 * @param making a run of a trace that keeps its file set in the folder
 * @param made that folder
 * @param files where the contender looks for them: a link
 */
record OnNewFiles(Contender contender, Command making, Path made, Path files) implements Contender {
  /** Below the place of a row, where its probe left files that are of no use any more. */
  static OnNewFiles of(Contender contender, OperationList operations, Path place, Bench bench)
      throws IOException {
    Path trace = bench.work().resolve("files.trace.csv");
    TraceWriter.writeFileSet(operations, trace);
    Path made = place.resolve("made");
    Command making = bench.nasreplayRun(trace, made, List.of("--keep", "--cache", "os"));
    return new OnNewFiles(contender, making, made, place.resolve("files"));
  }

  @Override
  public String name() {
    return contender.name();
  }

  @Override
  public Measured measure() throws IOException {
    Folders.remove(files);
    Files.createDirectories(made);
    making.run();
    Files.createSymbolicLink(files, folderOfFiles());
    try {
      return contender.measure();
    } finally {
      Files.delete(files);
      Folders.remove(made);
    }
  }

  private Path folderOfFiles() throws IOException {
    try (Stream<Path> kept = Files.list(made)) {
      return kept.findFirst().orElseThrow().resolve("files");
    }
  }
}
