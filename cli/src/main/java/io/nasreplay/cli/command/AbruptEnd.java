package io.nasreplay.cli.command;

import com.google.common.util.concurrent.Uninterruptibles;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/**
 * Ends the process in the middle of what it does. With --json standard output holds a document even
 * then: what the command has begun to print is printed to its end, or else a document says that it
 * was interrupted. Thread-safe.
 */
final class AbruptEnd {
  /** Making the document takes 0.2 s, and seconds on a machine that has much else to do. */
  static final Duration USUAL_PATIENCE = Duration.ofSeconds(5);

  private final Surroundings surroundings;
  private final StandardOutput out;
  private final boolean json;
  private final String command;
  private final Duration patience;
  private final CountDownLatch printed = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean begun;

  /**
   * A way to end a command.
   *
   * @param json whether a document is expected on standard output
   * @param command the command's name, which says which document
   * @param patience how long to wait at most for who reads standard output and error
   */
  AbruptEnd(
      Surroundings surroundings,
      StandardOutput out,
      boolean json,
      String command,
      Duration patience) {
    this.surroundings = surroundings;
    this.out = out;
    this.json = json;
    this.command = command;
    this.patience = patience;
  }

  /** Ends the process. Blocks until it has been told, or nobody listens. */
  void now(String reason) {
    begun = true;
    try {
      Thread words = new Thread(() -> say(new Failure(ExitCode.INTERRUPTED, reason)), "last words");
      words.setDaemon(true);
      words.start();
      Uninterruptibles.joinUninterruptibly(words, patience);
    } finally {
      surroundings.halt().accept(ExitCode.INTERRUPTED.number());
      ended.countDown();
    }
  }

  /**
   * The command has printed what it prints. Returns its exit code, unless the process is being
   * ended, which is waited for.
   */
  int unlessBegun(int exitCode) {
    printed.countDown();
    if (!begun) {
      return exitCode;
    }
    Uninterruptibles.awaitUninterruptibly(ended);
    return ExitCode.INTERRUPTED.number();
  }

  private void say(Failure failure) {
    if (json && !out.writeInstead(() -> document(failure))) {
      Uninterruptibles.awaitUninterruptibly(printed);
    }
    surroundings.err().println("nasreplay: " + failure.message());
    surroundings.err().flush();
  }

  private byte[] document(Failure failure) {
    return ErrorDocument.of(command, failure).getBytes(StandardCharsets.UTF_8);
  }
}
