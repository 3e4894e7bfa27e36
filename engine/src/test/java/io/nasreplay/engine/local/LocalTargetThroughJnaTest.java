package io.nasreplay.engine.local;

import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetContract;
import java.nio.file.Path;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What Linux gets where foreign functions are not to be had. */
@EnabledOnOs(OS.LINUX)
class LocalTargetThroughJnaTest extends TargetContract {
  @Override
  protected Target targetAt(Path folder) {
    return LocalTargets.throughJna(folder);
  }
}
