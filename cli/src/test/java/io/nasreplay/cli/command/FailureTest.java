package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FailureTest {
  static Stream<Arguments> errors() {
    return Stream.of(
        Arguments.of(
            new BadInputException(new SourcePosition("a.csv", 3, 1), "unknown op"),
            ExitCode.BAD_INPUT,
            "a.csv:3:1: unknown op"),
        Arguments.of(
            new EnvironmentException("/mnt/nas is full; make room"),
            ExitCode.ENVIRONMENT,
            "/mnt/nas is full; make room"),
        Arguments.of(new NoSuchFileException("a.csv"), ExitCode.BAD_INPUT, "a.csv: no such file"),
        Arguments.of(
            new AccessDeniedException("/root/x"),
            ExitCode.ENVIRONMENT,
            "/root/x: permission denied"),
        Arguments.of(
            new UncheckedIOException(new FileSystemException("/mnt/x", null, "Stale handle")),
            ExitCode.ENVIRONMENT,
            "/mnt/x: Stale handle"),
        Arguments.of(new IOException(), ExitCode.ENVIRONMENT, "IOException"),
        Arguments.of(
            new IllegalStateException("boom"),
            ExitCode.DEFECT,
            "defect of nasreplay: java.lang.IllegalStateException: boom"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void exitCodeAndMessageFollowTheKindOfError(Exception error, ExitCode exitCode, String message) {
    assertThat(Failure.of(error)).isEqualTo(new Failure(exitCode, message));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void everyKindHasAWordInJson(Exception error, ExitCode exitCode) {
    assertThat(Failure.of(error).problem().exitCode()).isEqualTo(exitCode.number());
    assertThat(Failure.of(error).problem().kind()).isNotEmpty();
  }
}
