package io.nasreplay.cli.command;

/** How help is set, and what several commands say alike. */
final class Help {
  static final int WIDTH_COLUMNS = 100;
  static final int OPTIONS_COLUMNS = 32;

  private Help() {}
}
