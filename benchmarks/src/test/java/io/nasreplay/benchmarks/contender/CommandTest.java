package io.nasreplay.benchmarks.contender;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandTest {
  @TempDir Path folder;

  @Test
  void outputAndVariablesArePassedOn() throws IOException {
    Command command = new Command(List.of("sh", "-c", "echo $WORD"), Map.of("WORD", "hi"), folder);
    assertThat(command.run().out()).isEqualTo("hi\n");
  }

  @Test
  void whatIsRunTwiceIsListedOnce() throws IOException {
    Command command = new Command(List.of("true"), Map.of(), folder);
    command.run();
    command.with(List.of("more")).run();
    command.run();
    assertThat(CommandLog.drain(folder)).containsExactly("true", "true more");
    assertThat(CommandLog.drain(folder)).isEmpty();
  }

  @Test
  void anotherExitCodeCanBeExpected() throws IOException {
    Command command = new Command(List.of("sh", "-c", "exit 1"), Map.of(), folder);
    assertThat(command.run(1).out()).isEmpty();
  }

  @Test
  void aFailureShowsTheCommandAndWhatItSaid() {
    Command command = new Command(List.of("sh", "-c", "echo bad >&2; exit 7"), Map.of(), folder);
    assertThatThrownBy(command::run)
        .isInstanceOf(FailedCommandException.class)
        .hasMessageContaining("exit code 7")
        .hasMessageContaining("sh -c")
        .hasMessageContaining("bad");
  }
}
