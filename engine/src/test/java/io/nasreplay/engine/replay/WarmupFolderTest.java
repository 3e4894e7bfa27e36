package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WarmupFolderTest {
  @TempDir private Path parent;

  @Test
  void whatKilledRunsLeftIsRemovedInTimeAndNothingElse() throws IOException {
    Path abandoned = folder("nasreplay-warm-up-1", "warm-up-0", "warm-up-1");
    Path foreign = folder("nasreplay-warm-up-2", "mine");
    Path other = folder("warm-up", "warm-up-0");

    WarmupFolder.removeAbandoned(parent, Instant.now().plus(Duration.ofMinutes(59)));
    assertThat(abandoned).isDirectoryContaining(file -> file.endsWith("warm-up-1"));

    WarmupFolder.removeAbandoned(parent, Instant.now().plus(Duration.ofMinutes(61)));
    assertThat(abandoned).doesNotExist();
    assertThat(foreign.resolve("mine")).exists();
    assertThat(other.resolve("warm-up-0")).exists();
  }

  @Test
  void itLeavesNothingBehind() throws IOException {
    WarmupFolder folder = WarmupFolder.make(Instant.now());
    Files.createFile(folder.path().resolve("warm-up-0"));

    folder.close();

    assertThat(folder.path()).doesNotExist();
  }

  private Path folder(String name, String... files) throws IOException {
    Path folder = Files.createDirectory(parent.resolve(name));
    for (String file : files) {
      Files.createFile(folder.resolve(file));
    }
    return folder;
  }
}
