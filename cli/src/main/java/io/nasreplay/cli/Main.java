package io.nasreplay.cli;

import io.nasreplay.cli.command.CommandLineProgram;
import io.nasreplay.cli.command.Interruption;
import io.nasreplay.cli.command.Surroundings;
import io.nasreplay.engine.time.Clock;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalInt;
import org.jline.utils.Signals;

/** Entry point, and the only class that touches the process: its streams, signals and exit. */
public final class Main {
  /** Set by the launcher when standard error is a terminal, to the terminal's width. */
  private static final String TERMINAL_COLUMNS = "nasreplay.terminal.columns";

  private Main() {}

  /** Runs the command that the arguments name and ends the process with its exit code. */
  public static void main(String[] arguments) {
    Locale.setDefault(Locale.ROOT);
    Interruption interruption = new Interruption(Clock.system());
    handleSignal("INT", interruption);
    handleSignal("TERM", interruption);
    // A terminal that closes, or a connection to it that breaks; ignored under nohup, also by this.
    handleSignal("HUP", interruption);
    OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
    Surroundings surroundings =
        new Surroundings(
            out,
            writer(new FileOutputStream(FileDescriptor.err)),
            terminalColumns(),
            System.getenv(),
            Clock.system(),
            interruption,
            Runtime.getRuntime()::halt);
    System.exit(CommandLineProgram.run(surroundings, arguments));
  }

  private static void handleSignal(String name, Interruption interruption) {
    Signals.register(name, () -> interruption.request("interrupted by SIG" + name));
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }

  private static OptionalInt terminalColumns() {
    int columns = Integer.getInteger(TERMINAL_COLUMNS, 0);
    return columns > 0 ? OptionalInt.of(columns) : OptionalInt.empty();
  }
}
