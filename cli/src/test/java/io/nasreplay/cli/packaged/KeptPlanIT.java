package io.nasreplay.cli.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trace that takes long to compile, because the code that reads it stays interpreted. */
class KeptPlanIT {
  private static final int ROWS = 8_000;
  private static final String COMPILED = "\"note\": \"compiled\"";
  private static final String CACHED = "\"note\": \"from the cached plan\"";

  @TempDir private Path folder;

  @BeforeEach
  void writeTrace() throws IOException {
    StringBuilder rows = new StringBuilder("# nasreplay-trace: 1\nstream,op,path,offset,length\n");
    rows.append(",file,f,,4096000\n");
    for (int row = 0; row < ROWS; row++) {
      rows.append("0,read,f,").append(row * 7919L % 1000 * 4096).append(",4096\n");
    }
    Files.writeString(folder.resolve("long.csv"), rows);
  }

  private Program.Outcome run(String... more) {
    List<String> command = new ArrayList<>(Program.command("run", "long.csv", "--json"));
    command.add(1, "-Xint");
    command.addAll(List.of("--target", ".", "--results", "results"));
    command.addAll(List.of(more));
    Program.Outcome outcome =
        Program.run(
            folder, Map.of("NASREPLAY_CACHE_DIR", folder.resolve("cache").toString()), command);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    return outcome;
  }

  private List<Path> plans() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("cache/plans"))) {
      return files.toList();
    }
  }

  @Test
  void theSecondRunUsesThePlanOfTheFirst() throws IOException {
    assertThat(run("--no-plan-cache").out()).contains(COMPILED);
    assertThat(folder.resolve("cache")).doesNotExist();
    assertThat(run().out()).contains(COMPILED);
    assertThat(plans()).hasSize(1);
    assertThat(run("--verify").out()).contains(CACHED).doesNotContain(COMPILED);
    assertThat(run("--no-plan-cache").out()).contains(COMPILED);

    Files.writeString(
        folder.resolve("long.csv"),
        Files.readString(folder.resolve("long.csv")) + "0,read,f,0,512\n");
    assertThat(run().out()).contains(COMPILED);
  }

  @Test
  void twoAtOnceKeepOnePlanBetweenThem() throws IOException {
    CompletableFuture<Program.Outcome> other = CompletableFuture.supplyAsync(this::run);
    assertThat(run().out()).contains(COMPILED);
    assertThat(other.join().out()).contains("\"valid\": true");

    assertThat(plans()).hasSize(1);
    assertThat(run().out()).contains(CACHED);
  }
}
