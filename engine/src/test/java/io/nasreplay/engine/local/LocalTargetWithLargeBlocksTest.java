package io.nasreplay.engine.local;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetContract;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** NFS names blocks of 1 MiB: direct I/O past Java's channels. */
@EnabledOnOs(OS.LINUX)
class LocalTargetWithLargeBlocksTest extends TargetContract {
  @Override
  protected Target targetAt(Path folder) {
    NameCalls names = NameCalls.forThisSystem();
    DirectAlignment alignment = DirectAlignment.of(1 << 20, true);
    return new LocalTarget(folder, names, new FileOpener(names, LinuxCalls.available(), alignment));
  }

  @Test
  void theKernelIsAskedOnlyWhereJavaWouldDemandMoreThanAPage() {
    assertThat(DirectAlignment.of(1 << 20, true)).isEqualTo(new DirectAlignment(4096, true));
    assertThat(DirectAlignment.of(1 << 20, false)).isEqualTo(new DirectAlignment(1 << 20, false));
    assertThat(DirectAlignment.of(1024, true)).isEqualTo(new DirectAlignment(4096, false));
  }
}
