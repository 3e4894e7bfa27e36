package io.nasreplay.engine.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs({OS.LINUX, OS.MAC})
class ProcessToolsTest {
  private final SystemTools tools = SystemTools.ofThisSystem();

  @Test
  void whatIsPrintedIsTold() {
    assertThat(tools.output(List.of("/bin/echo", "a  b", "$HOME"))).contains("a  b $HOME\n");
  }

  @Test
  void programsSpeakTheLanguageOfPrograms() {
    assertThat(tools.output(List.of("/usr/bin/env")))
        .hasValueSatisfying(text -> assertThat(text).contains("LC_ALL=C\n"));
  }

  @Test
  void aProgramThatFailsOrIsNotThereTellsNothing() {
    assertThat(tools.output(List.of("/bin/sh", "-c", "echo half; exit 3"))).isEmpty();
    assertThat(tools.output(List.of("/no/such/program"))).isEmpty();
  }

  @Test
  void aProgramThatDoesNotEndIsNotWaitedFor() {
    ProcessTools impatient = new ProcessTools(Duration.ofMillis(50));

    assertTimeout(
        Duration.ofSeconds(20),
        () -> assertThat(impatient.output(List.of("/bin/sleep", "60"))).isEmpty());
  }
}
