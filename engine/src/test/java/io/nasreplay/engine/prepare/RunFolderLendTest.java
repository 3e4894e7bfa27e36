package io.nasreplay.engine.prepare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RunFolderLendTest {
  private static final Path OPEN_FILES = Path.of("/proc/self/fd");

  @TempDir Path target;

  @Test
  @EnabledOnOs(OS.LINUX)
  void nothingOnTheTargetIsOpenWhileTheFolderIsLent() throws IOException {
    try (RunFolder folder = prepare()) {
      assertThat(openOnTarget()).isNotEmpty();
      folder.lendDuring(() -> assertThat(openOnTarget()).isEmpty());
      assertThat(openOnTarget()).isNotEmpty();
      folder.clean(RunListener.SILENT);
    }
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void aLentFolderIsStillInUse() throws IOException {
    try (RunFolder folder = prepare()) {
      folder.lendDuring(() -> assertThat(Leftovers.clean(target, true).removedFolders()).isEmpty());
      folder.clean(RunListener.SILENT);
    }
  }

  @Test
  void aFolderThatIsGoneAfterwardsIsAnError() throws IOException {
    RunFolder folder = prepare();
    assertThatThrownBy(() -> folder.lendDuring(() -> remove(folder.files().getParent())))
        .isInstanceOf(IOException.class);
  }

  private RunFolder prepare() {
    ReplayOptions options = ReplayOptions.defaults();
    FileSet set =
        new FileSet(List.of(), List.of(new FileSet.SetFile("a", 4096, 0, false)), List.of());
    Content content = Content.of(options.seed(), options.dataSource());
    return RunFolders.prepare(target, set, content, options, RunListener.SILENT, new StopSignal())
        .orElseThrow();
  }

  private List<Path> openOnTarget() {
    try (Stream<Path> files = Files.list(OPEN_FILES)) {
      return files.map(RunFolderLendTest::leadsTo).filter(p -> p.startsWith(target)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path leadsTo(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor);
    } catch (IOException e) {
      return descriptor;
    }
  }

  private static void remove(Path folder) {
    try (Stream<Path> paths = Files.walk(folder)) {
      paths.sorted((a, b) -> b.compareTo(a)).forEach(path -> path.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
