package io.nasreplay.engine.tool;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs programs as processes. */
final class ProcessTools implements SystemTools {
  /** More than any of these programs tells. */
  private static final int MAX_OUTPUT_BYTES = 1 << 20;

  private final Duration timeout;

  ProcessTools(Duration timeout) {
    this.timeout = timeout;
  }

  @Override
  public Optional<String> output(List<String> command) {
    try {
      return outputOf(start(command));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Process start(List<String> command) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("LC_ALL", "C");
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  private Optional<String> outputOf(Process process) {
    CompletableFuture<String> text = new CompletableFuture<>();
    Thread reader = new Thread(() -> read(process, text), "system-tool");
    // A program that hangs on a dead mount cannot be killed; it must not keep this one alive.
    reader.setDaemon(true);
    reader.start();
    try {
      String printed = text.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
      boolean ended = process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
      return ended && process.exitValue() == 0 ? Optional.of(printed) : Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException | TimeoutException e) {
      return Optional.empty();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private static void read(Process process, CompletableFuture<String> text) {
    try (InputStream in = process.getInputStream()) {
      text.complete(new String(in.readNBytes(MAX_OUTPUT_BYTES), StandardCharsets.UTF_8));
    } catch (IOException | UncheckedIOException e) {
      text.completeExceptionally(e);
    }
  }
}
