package io.nasreplay.cli.command;

import io.nasreplay.engine.time.Clock;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/**
 * What a command meets outside of the program.
 *
 * @param out standard output: results only, UTF-8; buffered, flushed at the end
 * @param err standard error: messages and progress, flushed by line
 * @param terminalColumns width of the terminal behind {@code err}; empty when it is none
 * @param variables the environment's variables
 * @param clock time for progress
 * @param interruption how signals reach a command
 * @param halt ends the process at once, with an exit code, whatever its threads do
 */
public record Surroundings(
    OutputStream out,
    PrintWriter err,
    OptionalInt terminalColumns,
    Map<String, String> variables,
    Clock clock,
    Interruption interruption,
    IntConsumer halt) {
  public Surroundings {
    variables = Map.copyOf(variables);
  }
}
