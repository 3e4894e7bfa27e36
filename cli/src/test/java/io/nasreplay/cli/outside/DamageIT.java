package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.cli.packaged.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A file that changes behind the program's back is found by {@code --verify}. */
class DamageIT {
  private static final String ROWS =
      """
      ,file,a.bin,,,,1048576,,,
      ,file,b.bin,,,,1048576,,,
      0,read,a.bin,,,0,65536,16,,
      0,write,b.bin,,,0,65536,8,,
      """;

  @TempDir Path folder;

  private JsonNode runWith(String coolCommand, int exitCode) throws IOException {
    Path target = Files.createDirectory(folder.resolve("target"));
    Program.Outcome outcome =
        Program.jar(
            folder,
            "run",
            Trace.write(folder, ROWS).toString(),
            "--target",
            target.toString(),
            "--results",
            folder.resolve("results").toString(),
            "--json",
            "--verify",
            "--cool-command",
            "cd " + target + "/nasreplay-run-*/files && " + coolCommand);
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(exitCode);
    assertThat(Listing.of(target)).isEmpty();
    return Json.parse(outcome.out()).at("/results/0");
  }

  @Test
  void oneChangedByteIsOneWrongBlock() throws IOException {
    JsonNode result =
        runWith("printf X | dd of=a.bin bs=1 seek=700000 conv=notrunc status=none", 1);
    assertThat(result.get("valid").asBoolean(true)).isFalse();
    assertThat(result.get("reasons").get(0).asString()).contains("a.bin", "wrong");
    JsonNode verification = result.get("verification");
    assertThat(verification.get("damagedBlocks").asLong()).isEqualTo(1);
    assertThat(verification.at("/first/0/path").asString()).isEqualTo("a.bin");
    assertThat(verification.at("/first/0/offsetBytes").asLong()).isEqualTo(700_000 & -4096);
    assertThat(verification.at("/first/0/kind").asString()).isEqualTo("wrong");
  }

  @Test
  void whatTheReplayWritesOverIsNoDamage() throws IOException {
    JsonNode result =
        runWith("printf X | dd of=b.bin bs=1 seek=500000 conv=notrunc status=none", 0);
    assertThat(result.at("/verification/intact").asBoolean()).isTrue();
    assertThat(result.at("/verification/bytes").asLong()).isEqualTo(2 << 20);
  }
}
