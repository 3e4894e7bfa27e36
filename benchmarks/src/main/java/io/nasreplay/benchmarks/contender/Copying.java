package io.nasreplay.benchmarks.contender;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * {@code cp -r} of a folder and then {@code sync}, or the reading of the folder alone, timed from
 * outside as {@code time} does.
 */
public final class Copying implements Contender {
  /** What coreutils 9.1 moves at once. */
  public static final int BLOCK_BYTES = 128 << 10;

  private static final String COPIED = "copied";

  private final String name;
  private final Command timed;
  private final Command clear;
  private final Path done;

  private Copying(String name, String script, Path done, Path place, Path work) {
    this.name = name;
    this.timed = shell(script, place, work);
    this.clear = shell("rm -rf copied", place, work);
    this.done = done;
  }

  /**
   * Each file is made durable by itself, as nasreplay does.
   *
   * @param source what is copied
   * @param place a folder that exists, on the file system to copy to
   * @param work where output goes
   */
  public static Copying fileByFile(Path source, Path place, Path work) {
    String script = "cp -r " + source + " copied && cd copied && sync -- *";
    return new Copying("cp + sync FILES", script, place.resolve(COPIED), place, work);
  }

  /**
   * The whole file system is made durable at once.
   *
   * @param source what is copied
   * @param place a folder that exists, on the file system to copy to
   * @param work where output goes
   */
  public static Copying wholeFileSystem(Path source, Path place, Path work) {
    String script = "cp -r " + source + " copied && sync -f copied";
    return new Copying("cp + sync -f", script, place.resolve(COPIED), place, work);
  }

  /**
   * The part of a copy that does not concern the file system to copy to: {@code cat} reads as
   * {@code cp} does, in the same blocks.
   *
   * @param source what is read
   * @param place a folder that exists
   * @param work where output goes
   */
  public static Copying readingAlone(Path source, Path place, Path work) {
    String script = "cd " + source + " && cat -- * > /dev/null";
    return new Copying("reading", script, source, place, work);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Measured measure() throws IOException {
    clear.run();
    double seconds = timed.run().seconds();
    long blocks = 0;
    long bytes = 0;
    try (Stream<Path> files = Files.list(done)) {
      for (Path file : files.toList()) {
        long fileBytes = Files.size(file);
        blocks += (fileBytes + BLOCK_BYTES - 1) / BLOCK_BYTES;
        bytes += fileBytes;
      }
    }
    clear.run();
    return new Measured(blocks, bytes, seconds);
  }

  private static Command shell(String script, Path place, Path work) {
    return new Command(
        List.of("sh", "-c", "cd " + place + " && " + script), Map.of("LC_ALL", "C"), work);
  }
}
