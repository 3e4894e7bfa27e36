package io.nasreplay.cli.command;

import picocli.CommandLine.Option;

/** The option of all commands that have a machine-readable form. */
final class JsonOption {
  static final String NAME = "--json";

  @Option(
      names = NAME,
      description = "Print one JSON document on standard output, whatever happens.")
  private boolean chosen;

  boolean isChosen() {
    return chosen;
  }
}
