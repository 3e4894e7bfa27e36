package io.nasreplay.engine.local;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetContract;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class LocalTargetTest extends TargetContract {
  @Override
  protected Target targetAt(Path folder) {
    return LocalTarget.at(folder);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aRenamedFileThatIsAppendedToCanGrow(@TempDir Path other) throws IOException {
    try (Target target = LocalTarget.at(other);
        TargetFile file =
            target.open(
                target.locate("a"), OpenFlags.parse("w+create+append"), OpenMode.BUFFERED)) {
      target.rename(target.locate("a"), target.locate("b"));
      file.truncate(100);
    }
    assertThat(other.resolve("b")).hasSize(100);
  }
}
