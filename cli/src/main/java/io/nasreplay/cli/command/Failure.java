package io.nasreplay.cli.command;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.results.compare.IncomparableException;
import io.nasreplay.results.json.RunJson.Problem;
import io.nasreplay.results.json.UnreadableResultException;
import io.nasreplay.traces.format.BadInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;
import picocli.CommandLine.ParameterException;

/**
 * Why a command did not do what it was asked for.
 *
 * @param exitCode how the process ends
 * @param message what the user has to know
 */
record Failure(ExitCode exitCode, String message) {
  /** The user's mistake, the environment's refusal, or a defect, told by the error's type. */
  static Failure of(Throwable error) {
    if (error instanceof BadInputException
        || error instanceof UnreadableResultException
        || error instanceof IncomparableException
        || error instanceof ParameterException) {
      return new Failure(ExitCode.BAD_INPUT, text(error));
    }
    if (error instanceof EnvironmentException) {
      return new Failure(ExitCode.ENVIRONMENT, text(error));
    }
    if (error instanceof UncheckedIOException && error.getCause() instanceof IOException cause) {
      return ofInputOutput(cause);
    }
    if (error instanceof IOException inputOutput) {
      return ofInputOutput(inputOutput);
    }
    if (error instanceof OutOfMemoryError) {
      return new Failure(
          ExitCode.ENVIRONMENT,
          "not enough memory: "
              + text(error)
              + "; allow more with NASREPLAY_JAVA_OPTS, for example"
              + " NASREPLAY_JAVA_OPTS='-Xmx1g -XX:MaxDirectMemorySize=4g'");
    }
    return new Failure(ExitCode.DEFECT, "defect of nasreplay: " + error);
  }

  /** A file that cannot be written, whatever the reason: a missing directory is no bad input. */
  static Failure ofOutput(String beginning, IOException error) {
    return new Failure(ExitCode.ENVIRONMENT, beginning + ": " + inputOutputText(error));
  }

  /** The failure in JSON. */
  Problem problem() {
    return new Problem(kind(), exitCode.number(), message);
  }

  private String kind() {
    return switch (exitCode) {
      case BAD_INPUT -> "bad-input";
      case ENVIRONMENT -> "environment";
      case INTERRUPTED -> "interrupted";
      default -> "defect";
    };
  }

  private static Failure ofInputOutput(IOException error) {
    boolean missingInput = error instanceof NoSuchFileException;
    return new Failure(
        missingInput ? ExitCode.BAD_INPUT : ExitCode.ENVIRONMENT, inputOutputText(error));
  }

  /** The JDK's messages for the commonest errors are the bare path. */
  private static String inputOutputText(IOException error) {
    if (error instanceof NoSuchFileException missing) {
      return missing.getFile() + ": no such file";
    }
    if (error instanceof AccessDeniedException denied) {
      return denied.getFile() + ": permission denied";
    }
    if (error instanceof FileAlreadyExistsException existing) {
      return existing.getFile() + ": exists already";
    }
    if (error instanceof FileSystemException other && other.getReason() != null) {
      return other.getFile() + ": " + other.getReason();
    }
    return text(error);
  }

  private static String text(Throwable error) {
    return Objects.requireNonNullElse(error.getMessage(), error.getClass().getSimpleName());
  }
}
