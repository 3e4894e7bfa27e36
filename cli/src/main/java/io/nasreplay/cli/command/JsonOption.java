package io.nasreplay.cli.command;

import java.util.Arrays;
import picocli.CommandLine.Option;

/** The option of all commands that have a machine-readable form. */
final class JsonOption {
  private static final String NAME = "--json";

  @Option(
      names = NAME,
      description =
          "Print one JSON document on standard output, whatever happens; --help and --version stay"
              + " text.")
  private boolean chosen;

  /** Whether the arguments ask for JSON, even when they are wrong otherwise. */
  static boolean isAmong(String... arguments) {
    return Arrays.stream(arguments)
        .anyMatch(
            argument ->
                argument.equals(NAME)
                    || (argument.startsWith(NAME + "=")
                        && !argument.equalsIgnoreCase(NAME + "=false")));
  }

  boolean isChosen() {
    return chosen;
  }
}
