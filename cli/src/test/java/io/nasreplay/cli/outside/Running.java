package io.nasreplay.cli.outside;

import io.nasreplay.cli.packaged.Program;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The packaged program while it replays a trace that never ends by itself. */
final class Running implements AutoCloseable {
  private static final long LIMIT_SECONDS = 120;

  /** Its first operation makes a directory, which tells that the clock runs. */
  private static final String ENDLESS =
      """
      ,file,a.bin,,,,1048576,,,
      ,file,d/old.bin,,,,300000,,,
      0,mkdir,started,,,,,,,
      0,write,a.bin,,,0,4096,1000000000000,0,
      1,read,d/old.bin,,,0,65536,1000000000000,0,
      2,open,new.bin,,w+create,,,,,
      2,write,new.bin,,,0,4096,1000000000000,0,
      """;

  private final Process process;
  private final Path out;
  private final Path err;

  private Running(Process process, Path out, Path err) {
    this.process = process;
    this.out = out;
    this.err = err;
  }

  /** Starts a run and returns when its clock runs. */
  static Running start(Path folder, Path target) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(Program.command("run"));
    command.add(Trace.write(folder, ENDLESS).toString());
    command.addAll(List.of("--target", target.toString(), "--json"));
    command.addAll(List.of("--results", folder.resolve("results").toString()));
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    Running running = new Running(process, out, err);
    running.awaitStart(target);
    return running;
  }

  /** Sends a signal by its name, for example INT, and waits for the end. */
  Program.Outcome signal(String name) throws IOException, InterruptedException {
    List<String> command = List.of("kill", "-" + name, Long.toString(process.pid()));
    Program.run(Path.of("."), Map.of(), command);
    if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("still running after signal " + name);
    }
    return new Program.Outcome(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  private void awaitStart(Path target) throws IOException, InterruptedException {
    long rounds = LIMIT_SECONDS * 50;
    while (!hasStarted(target) && rounds > 0) {
      if (process.waitFor(20, TimeUnit.MILLISECONDS)) {
        throw new AssertionError("it ended: " + Files.readString(err));
      }
      rounds--;
    }
  }

  private static boolean hasStarted(Path target) throws IOException {
    try (DirectoryStream<Path> folders =
        Files.newDirectoryStream(target, "nasreplay-run-????????????")) {
      for (Path folder : folders) {
        if (Files.isDirectory(folder.resolve("files").resolve("started"))) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
