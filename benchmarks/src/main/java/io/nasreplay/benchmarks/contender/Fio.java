package io.nasreplay.benchmarks.contender;

import io.nasreplay.benchmarks.operations.Direction;
import io.nasreplay.benchmarks.operations.IologWriter;
import io.nasreplay.benchmarks.operations.OperationList;
import io.nasreplay.benchmarks.operations.StreamOperations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** fio, with the settings that suit it best, one thread per stream. */
public final class Fio implements Contender {
  /** Synchronous transfers from aligned memory; files are not dropped from the cache before. */
  private static final List<String> BEST =
      List.of("[global]", "thread=1", "iomem_align=4096", "invalidate=0");

  private final String name;
  private final Command command;
  private final Path output;
  private final Direction direction;
  private final String settings;

  private Fio(String name, List<String> job, Direction direction, Path work) throws IOException {
    Path jobFile = work.resolve(name.replace(' ', '-') + ".fio");
    Files.write(jobFile, job);
    this.name = name;
    this.output = work.resolve("fio.json");
    this.direction = direction;
    this.settings = jobFile.getFileName() + ": " + shown(job);
    this.command =
        new Command(
            List.of("fio", "--output-format=json+", "--output=" + output, jobFile.toString()),
            Map.of(),
            work);
  }

  /**
   * fio's own trace replay; writes a log per stream.
   *
   * @param operations what to replay
   * @param files where the file set lies
   * @param direct whether past the client's cache
   * @param work where logs and output go
   */
  public static Fio replay(OperationList operations, Path files, boolean direct, Path work)
      throws IOException {
    List<String> job = new ArrayList<>(BEST);
    job.addAll(List.of("ioengine=psync", "replay_no_stall=1", "direct=" + (direct ? 1 : 0)));
    for (int i = 0; i < operations.streams().size(); i++) {
      Path log = work.resolve("stream" + i + ".iolog");
      IologWriter.write(operations.streams().get(i), files, log);
      job.addAll(List.of("[stream" + i + "]", "read_iolog=" + log));
    }
    return new Fio("fio iolog", job, directionOf(operations), work);
  }

  /**
   * fio's trace replay that keeps the times of the log.
   *
   * @param stream what to replay
   * @param periodMicros from one transfer to the next
   * @param files where the file set lies
   * @param work where the log and output go
   */
  public static Fio pacedReplay(StreamOperations stream, long periodMicros, Path files, Path work)
      throws IOException {
    Path log = work.resolve("paced.iolog");
    IologWriter.writePaced(stream, periodMicros, files, log);
    List<String> job = new ArrayList<>(BEST);
    job.addAll(List.of("ioengine=psync", "[paced]", "read_iolog=" + log));
    return new Fio("fio iolog", job, stream.direction(), work);
  }

  /**
   * A plain job that fio makes up itself.
   *
   * @param name its column in tables
   * @param operations shape and amount of work; its order is fio's own
   * @param files where the file set lies
   * @param settings further lines of the job file, such as {@code rw=read}
   * @param work where output goes
   */
  public static Fio plain(
      String name, OperationList operations, Path files, List<String> settings, Path work)
      throws IOException {
    List<String> job = new ArrayList<>(BEST);
    job.addAll(settings);
    for (int i = 0; i < operations.streams().size(); i++) {
      StreamOperations stream = operations.streams().get(i);
      job.addAll(
          List.of(
              "[stream" + i + "]",
              "filename=" + files.resolve(stream.file()),
              "bs=" + stream.blockBytes(),
              "size=" + stream.fileBytes(),
              "io_size=" + (long) stream.count() * stream.blockBytes()));
    }
    return new Fio(name, job, directionOf(operations), work);
  }

  /**
   * Writes files that are not there, each durable at its end; what it wrote is removed first.
   *
   * @param files how many
   * @param fileBytes size of each
   * @param folder where; made when it is not there
   * @param work where output goes
   */
  public static Fio writing(int files, long fileBytes, Path folder, Path work) throws IOException {
    Files.createDirectories(folder);
    List<String> job = new ArrayList<>(BEST);
    job.addAll(List.of("ioengine=psync", "rw=write", "bs=1M", "unlink=1", "[write]"));
    job.addAll(List.of("directory=" + folder, "nrfiles=" + files, "filesize=" + fileBytes));
    job.addAll(
        files == 1
            ? List.of("end_fsync=1")
            : List.of("openfiles=1", "file_service_type=sequential", "fsync_on_close=1"));
    return new Fio("fio", job, Direction.WRITE, work);
  }

  /**
   * Video frames of one size, one transfer each, in order, as often as there are frames. What is
   * written is new: files are made when they are opened, and all is made durable at the end,
   * through files that are opened again where they were closed. What is read is made before the
   * clock starts unless it is there, and dropped from the client's memory when it is opened.
   *
   * @param direction which way the frames go
   * @param frames how many
   * @param frameBytes size of each
   * @param filePerFrame whether each is a file, open by itself; otherwise one file holds all
   * @param direct whether past the client's cache
   * @param folder where; made when it is not there
   * @param work where output goes
   */
  public static Fio frames(
      Direction direction,
      int frames,
      long frameBytes,
      boolean filePerFrame,
      boolean direct,
      Path folder,
      Path work)
      throws IOException {
    Files.createDirectories(folder);
    List<String> job = new ArrayList<>(List.of("[global]", "thread=1", "iomem_align=4096"));
    job.addAll(List.of("ioengine=psync", "direct=" + (direct ? 1 : 0), "invalidate=1"));
    // What is to come is not announced to the system: neither does nasreplay.
    job.add("fadvise_hint=0");
    job.addAll(List.of("rw=" + direction.token(), "bs=" + frameBytes));
    if (direction == Direction.WRITE) {
      job.addAll(List.of("create_on_open=1", "fallocate=none", "end_fsync=1", "unlink=1"));
    }
    if (filePerFrame) {
      job.addAll(List.of("openfiles=1", "file_service_type=sequential"));
    }
    job.addAll(List.of("[frames-" + direction.token() + "]", "directory=" + folder));
    job.add("nrfiles=" + (filePerFrame ? frames : 1));
    job.add("filesize=" + (filePerFrame ? frameBytes : frames * frameBytes));
    return new Fio("fio", job, direction, work);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Measured measure() throws IOException {
    command.run();
    CommandLog.add(command.folder(), settings);
    int processors = Runtime.getRuntime().availableProcessors();
    return FioOutput.parse(Files.readString(output), direction, processors);
  }

  /** What all jobs have in common. */
  private static String shown(List<String> job) {
    List<String> common = new ArrayList<>(job.subList(0, 1));
    job.stream().skip(1).takeWhile(line -> !line.startsWith("[")).forEach(common::add);
    return String.join(" ", common);
  }

  private static Direction directionOf(OperationList operations) {
    return operations.streams().get(0).direction();
  }
}
