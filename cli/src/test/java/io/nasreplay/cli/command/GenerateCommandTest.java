package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.time.Clock;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateCommandTest {
  @TempDir private Path folder;

  /** Takes some bytes, then fails as a pipe without a reader or a full disk does. */
  private static final class FailingStream extends OutputStream {
    private final String message;
    private int left = 100;

    FailingStream(String message) {
      this.message = message;
    }

    @Override
    public void write(int octet) throws IOException {
      if (left == 0) {
        throw new IOException(message);
      }
      left--;
    }
  }

  @Test
  void standardOutputHoldsTheTraceAndNothingElse() {
    Invocation generate = Invocation.of("generate", "HDVideo_1Play", "-p", "size=1MiB");

    assertThat(generate.exitCode()).isZero();
    assertThat(generate.out()).startsWith("# nasreplay-trace: 1\n").contains("\n,file,video.ts,");
    assertThat(generate.err()).isEmpty();
  }

  @Test
  void theEndingOfTheFileChoosesTheCompression() throws IOException {
    Path file = folder.resolve("play.trace.csv.gz");

    Invocation generate =
        Invocation.of("generate", "HDVideo_1Play", "-p", "size=1MiB", "-o", file.toString());

    assertThat(generate).isEqualTo(new Invocation(0, "", ""));
    try (GZIPInputStream trace = new GZIPInputStream(Files.newInputStream(file))) {
      assertThat(new String(trace.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(Invocation.of("generate", "HDVideo_1Play", "-p", "size=1MiB").out());
    }
  }

  @Test
  void anExistingFileIsNeverOverwritten() throws IOException {
    Path file = Files.writeString(folder.resolve("mine.csv"), "mine");

    Invocation generate = Invocation.of("generate", "HDVideo_1Play", "-o", file.toString());

    assertThat(generate.exitCode()).isEqualTo(2);
    assertThat(generate.err()).contains("mine.csv", "exists already");
    assertThat(file).hasContent("mine");
  }

  @Test
  void aReaderThatHasEnoughIsNoError() {
    assertThat(generateTo(new FailingStream("Broken pipe"))).isEqualTo(new Invocation(0, "", ""));
  }

  @Test
  void aFullDiskBehindStandardOutputIsAnError() {
    Invocation generate = generateTo(new FailingStream("No space left on device"));

    assertThat(generate.exitCode()).isEqualTo(3);
    assertThat(generate.err()).contains("standard output: No space left on device");
  }

  @Test
  void anInterruptedGenerationLeavesNoFile() {
    Interruption interruption = new Interruption(Clock.system());
    interruption.beginStoppable();
    interruption.request("interrupted by SIGINT");

    Invocation generate =
        Invocation.of(
            interruption, "generate", "HDVideo_1Play", "-o", folder.resolve("a.csv").toString());

    assertThat(generate.exitCode()).isEqualTo(130);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void anotherSeedMakesAnotherTrace() {
    String[] random = {"generate", "ixbt-read", "-p", "size=16MiB", "-p", "access=random"};

    assertThat(Invocation.of(with(random, "--seed", "1")).out())
        .isEqualTo(Invocation.of(random).out())
        .isNotEqualTo(Invocation.of(with(random, "--seed", "2")).out());
  }

  private static Invocation generateTo(OutputStream out) {
    StringWriter err = new StringWriter();
    int exitCode =
        CommandLineProgram.run(
            Invocation.surroundings(out, err, new Interruption(Clock.system())),
            "generate",
            "HDVideo_1Play");
    return new Invocation(exitCode, "", err.toString());
  }

  private static String[] with(String[] arguments, String... more) {
    String[] all = java.util.Arrays.copyOf(arguments, arguments.length + more.length);
    System.arraycopy(more, 0, all, arguments.length, more.length);
    return all;
  }
}
