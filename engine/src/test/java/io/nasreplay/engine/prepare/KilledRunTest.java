package io.nasreplay.engine.prepare;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.FileSet.SetFile;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another process that holds a run folder, and is killed. */
class KilledRunTest {
  private static final FileSet SET =
      new FileSet(List.of("d"), List.of(new SetFile("d/a", 3 << 20, 0, false)), List.of());

  @TempDir Path target;

  @Test
  void itsFolderIsLeftWhileItLivesAndRemovedAfterwards() throws Exception {
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                OtherRun.class.getName(),
                target.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      assertThat(other.getInputStream().read()).isEqualTo('p');
      Leftovers.Report whileAlive = Leftovers.clean(target, true);
      assertThat(whileAlive.removedFolders()).isEmpty();
      assertThat(whileAlive.leftAlone())
          .singleElement()
          .matches(left -> left.why().contains("in use"));
    } finally {
      other.destroyForcibly().waitFor();
    }
    Leftovers.Report afterwards = Leftovers.clean(target, false);
    assertThat(afterwards.removedFolders()).hasSize(1);
    assertThat(afterwards.removedFiles()).isEqualTo(2);
    assertThat(target).isEmptyDirectory();
  }

  /** Prepares, says so with a letter, and waits to be killed. */
  static final class OtherRun {
    private OtherRun() {}

    public static void main(String[] arguments) throws IOException {
      ReplayOptions options = ReplayOptions.defaults();
      RunFolders.prepare(
              Path.of(arguments[0]),
              SET,
              Content.of(options.seed(), options.dataSource()),
              options,
              RunListener.SILENT,
              new StopSignal())
          .orElseThrow();
      System.out.write('p');
      System.out.flush();
      System.in.read();
    }
  }
}
