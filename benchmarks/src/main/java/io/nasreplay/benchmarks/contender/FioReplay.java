package io.nasreplay.benchmarks.contender;

import io.nasreplay.benchmarks.operations.Direction;
import io.nasreplay.benchmarks.operations.IologWriter;
import io.nasreplay.benchmarks.operations.OperationList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** fio's own trace replay, with the settings that suit it best. */
public final class FioReplay implements Contender {
  private final Command command;
  private final Path output;
  private final Direction direction;

  private FioReplay(Command command, Path output, Direction direction) {
    this.command = command;
    this.output = output;
    this.direction = direction;
  }

  /**
   * Writes its logs and its job file: a thread and a log per stream.
   *
   * @param operations what to replay
   * @param files where the file set lies
   * @param direct whether past the client's cache
   * @param work where logs and output go
   */
  public static FioReplay of(OperationList operations, Path files, boolean direct, Path work)
      throws IOException {
    List<String> job = new ArrayList<>(List.of("[global]"));
    for (int i = 0; i < operations.streams().size(); i++) {
      Path log = work.resolve("stream" + i + ".iolog");
      IologWriter.write(operations.streams().get(i), files, log);
      job.addAll(List.of("[stream" + i + "]", "read_iolog=" + log));
    }
    job.add(1, "ioengine=psync\nthread=1\niomem_align=4096\nreplay_no_stall=1\ninvalidate=0");
    job.add(2, "direct=" + (direct ? 1 : 0));
    Path jobFile = work.resolve("replay.fio");
    Files.write(jobFile, job);
    Path output = work.resolve("fio.json");
    List<String> words =
        List.of("fio", "--output-format=json+", "--output=" + output, jobFile.toString());
    return new FioReplay(
        new Command(words, Map.of(), work), output, operations.streams().get(0).direction());
  }

  @Override
  public String name() {
    return "fio iolog";
  }

  @Override
  public Measured measure() throws IOException {
    command.run();
    return FioOutput.parse(Files.readString(output), direction);
  }
}
