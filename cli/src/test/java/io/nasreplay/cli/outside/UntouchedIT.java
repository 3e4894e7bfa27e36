package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.nasreplay.cli.packaged.Program;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A run never touches what it did not make, however it ends. */
class UntouchedIT {
  private static final String ROWS =
      """
      ,file,a.bin,,,,1048576,,,
      ,file,d/old.bin,,,,300000,,,
      0,write,a.bin,,,0,65536,16,,
      0,truncate,d/old.bin,,,,10,,,
      0,rename,d/old.bin,link,,,,,,
      0,delete,link,,,,,,,
      0,rmdir,d,,,,,,,
      0,open,new.bin,,w+create+truncate,,,,,
      0,write,new.bin,,,0,4096,10,,
      0,close,new.bin,,,,,,,
      """;

  @TempDir Path folder;
  private Path target;
  private Path outside;
  private Map<String, String> before;

  /** Foreign files with the trace's names, links to the outside, and what looks like ours. */
  @BeforeEach
  void fillTarget() throws IOException {
    target = Files.createDirectory(folder.resolve("target"));
    outside = Files.createDirectory(folder.resolve("outside"));
    Files.writeString(outside.resolve("precious"), "precious");
    Files.createDirectories(outside.resolve("files/d"));
    Files.writeString(outside.resolve("files/a.bin"), "not ours");
    Files.writeString(outside.resolve("manifest"), "not a manifest");
    Files.createDirectory(target.resolve("d"));
    Files.writeString(target.resolve("d/old.bin"), "the user's");
    Files.writeString(target.resolve("a.bin"), "the user's too");
    Files.writeString(target.resolve("new.bin"), "");
    Files.writeString(target.resolve("nasreplay-run-notes.txt"), "notes");
    Files.createSymbolicLink(target.resolve("link"), outside.resolve("precious"));
    Files.createSymbolicLink(target.resolve("files"), outside);
    Files.createSymbolicLink(target.resolve("nasreplay-run-012345673af5"), outside);
    Path lookalike = Files.createDirectories(target.resolve("nasreplay-run-aaaaaaaa8046/files"));
    Files.writeString(lookalike.resolve("a.bin"), "the user's, in a folder that looks like ours");
    before = Listing.of(folder);
  }

  /** All below the folder but what the test itself and the program's results put there. */
  private Map<String, String> now() throws IOException {
    Map<String, String> listing = Listing.of(folder);
    listing.keySet().removeIf(path -> path.matches("(results.*|outside.trace.csv|out|err)"));
    return listing;
  }

  private Map<String, String> beforeWithoutTarget() {
    before.remove("target");
    return before;
  }

  private Map<String, String> nowWithoutTarget() throws IOException {
    Map<String, String> listing = now();
    listing.remove("target");
    return listing;
  }

  private Program.Outcome clean() {
    return Program.jar(folder, "clean", "--target", target.toString());
  }

  private Path runFolder() throws IOException {
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(target, "nasreplay-run-*")) {
      for (Path run : folders) {
        if (!before.containsKey(folder.relativize(run).toString())) {
          return run;
        }
      }
    }
    throw new AssertionError("no run folder in " + Listing.of(target).keySet());
  }

  @Test
  void aRunAndACleanLeaveTheListingAsItWas() throws IOException {
    Path trace = Trace.write(folder, ROWS);
    Program.Outcome outcome =
        Program.jar(
            folder,
            "run",
            trace.toString(),
            "--target",
            target.toString(),
            "--results",
            folder.resolve("results").toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(nowWithoutTarget()).isEqualTo(beforeWithoutTarget());
    clean();
    assertThat(nowWithoutTarget()).isEqualTo(before);
  }

  @Test
  void afterAKillCleanRestoresTheListing() throws Exception {
    try (Running running = Running.start(folder, target)) {
      running.signal("KILL");
    }
    assertThat(runFolder()).isDirectory();
    assertThat(clean().out()).contains("1 run folder");
    assertThat(nowWithoutTarget()).isEqualTo(beforeWithoutTarget());
  }

  @Test
  void cleanLeavesForeignFilesInsideARunFolder() throws Exception {
    try (Running running = Running.start(folder, target)) {
      running.signal("KILL");
    }
    Path foreign = Files.writeString(runFolder().resolve("files/started/foreign"), "the user's");
    Path link = runFolder().resolve("files/outward");
    Files.createSymbolicLink(link, outside);
    Program.Outcome outcome = clean();
    assertThat(foreign).hasContent("the user's");
    assertThat(link).isSymbolicLink();
    assertThat(outcome.out()).contains("foreign");
    assertThat(runFolder().resolve("files/a.bin")).doesNotExist();
    assertThat(outside.resolve("precious")).hasContent("precious");
  }

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  void aSignalGivesAPartialMarkedResultAndLeavesNothing(String signal) throws Exception {
    assumeFalse(signal.equals("INT") && ignoresInterrupts(), "SIGINT is ignored in this session");
    try (Running running = Running.start(folder, target)) {
      Program.Outcome outcome = running.signal(signal);
      assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(130);
      JsonNode printed = Json.parse(outcome.out());
      assertThat(printed.at("/results/0/valid").asBoolean(true)).isFalse();
    }
    Path resultFolder = Json.onlyResultFolder(folder.resolve("results"));
    JsonNode result = Json.result(resultFolder);
    assertThat(resultFolder.getFileName().toString()).endsWith("-INVALID");
    assertThat(result.at("/reasons/0").asString()).startsWith("ended early");
    assertThat(result.at("/replay/completed").asBoolean(true)).isFalse();
    assertThat(result.at("/replay/operations").asLong()).isPositive();
    assertThat(nowWithoutTarget()).isEqualTo(beforeWithoutTarget());
  }

  /** Processes started in the background of a plain shell inherit that. */
  private static boolean ignoresInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return false;
    }
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("SigIgn:")) {
        return (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0;
      }
    }
    return false;
  }
}
