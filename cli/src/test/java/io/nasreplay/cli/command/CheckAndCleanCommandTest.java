package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckAndCleanCommandTest {
  @TempDir private Path target;
  @TempDir private Path results;
  @TempDir private Path cache;

  @Test
  void checkTellsWhatIsThereAndLeavesNothing() {
    Invocation check = check();

    assertThat(check.exitCode()).isZero();
    assertThat(check.out())
        .contains("Client\n", "Target\n", "Mount\n", "Network\n", "Advice\n")
        .contains("File system", "Protocol", "free of", "Verdict         a run can succeed here");
    assertThat(check.err()).isEmpty();
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void checkHoldsTheNeedsOfATraceAgainstTheTarget() {
    JsonDocument json = JsonDocument.parse(check("ixbt-read", "-p", "size=8MiB", "--json").out());

    assertThat(json.at("schema")).isEqualTo("nasreplay-check/1");
    assertThat(json.at("needs.bytes")).isEqualTo("8388608");
    assertThat(json.at("environment.target.blockSizeBytes")).matches("[0-9]+");
  }

  @Test
  void checkRefusesATargetThatIsTooSmall() throws IOException {
    Path huge = results.resolve("huge.trace.csv");
    Files.writeString(
        huge, "# nasreplay-trace: 1\nstream,op,path,length\n,file,huge,1000000000000000000\n");

    Invocation check = check(huge.toString());

    assertThat(check.exitCode()).isEqualTo(3);
    assertThat(check.err()).contains("too small");
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void cleanRemovesWhatWasKeptOnlyOnRequest() throws IOException {
    Files.writeString(target.resolve("mine"), "mine");
    Invocation.of(
        "run",
        "ixbt-read",
        "-p",
        "size=1MiB",
        "--keep",
        "--target",
        target.toString(),
        "--results",
        results.toString());
    assertThat(target.toFile().list()).as("a kept folder and mine").hasSize(2);

    Invocation spare = clean();
    Invocation all = clean("--kept", "--json");

    assertThat(spare.out()).contains("kept for the next run", "0 run folders");
    JsonDocument json = JsonDocument.parse(all.out());
    assertThat(json.at("schema")).isEqualTo("nasreplay-clean/1");
    assertThat(json.size("removedFolders")).isEqualTo(1);
    assertThat(target.toFile().list()).containsExactly("mine");
  }

  @Test
  void cleanOfAnEmptyTargetRemovesNothing() {
    assertThat(clean().out())
        .isEqualTo("0 run folders with 0 files and directories removed from " + target + "\n");
  }

  @Test
  void cleanOfAMissingTargetIsTheEnvironmentsFault() {
    assertThat(Invocation.of("clean", "--target", target.resolve("x").toString()).exitCode())
        .isEqualTo(3);
  }

  @Test
  void cleanRemovesCompiledTracesOnRequest() throws IOException {
    Path plans = Files.createDirectories(cache.resolve("plans"));
    Path plan = Files.writeString(plans.resolve("0".repeat(64) + ".plan"), "12345");
    Path foreign = Files.writeString(plans.resolve("notes.txt"), "mine");

    Invocation clean = Invocation.withCache(cache, "clean", "--plans");

    assertThat(clean.exitCode()).isZero();
    assertThat(clean.out()).isEqualTo("1 compiled trace of 5 bytes removed from " + plans + "\n");
    assertThat(plan).doesNotExist();
    assertThat(foreign).exists();
    JsonDocument json =
        JsonDocument.parse(Invocation.withCache(cache, "clean", "--plans", "--json").out());
    assertThat(json.at("schema")).isEqualTo("nasreplay-clean/1");
    assertThat(json.size("plans.removed")).isZero();
  }

  @Test
  void cleanIsToldWhatToClean() {
    Invocation nothing = Invocation.of("clean");
    Invocation noTarget = Invocation.of("clean", "--plans", "--kept");

    assertThat(nothing.exitCode()).isEqualTo(2);
    assertThat(nothing.err()).contains("--target", "--plans");
    assertThat(noTarget.exitCode()).isEqualTo(2);
    assertThat(noTarget.err()).contains("--kept is given without --target");
  }

  private Invocation check(String... more) {
    return with("check", more);
  }

  private Invocation clean(String... more) {
    return with("clean", more);
  }

  private Invocation with(String command, String... more) {
    String[] arguments = new String[more.length + 3];
    arguments[0] = command;
    arguments[1] = "--target";
    arguments[2] = target.toString();
    System.arraycopy(more, 0, arguments, 3, more.length);
    return Invocation.of(arguments);
  }
}
