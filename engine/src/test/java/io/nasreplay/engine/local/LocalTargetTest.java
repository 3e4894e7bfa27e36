package io.nasreplay.engine.local;

import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetContract;
import java.nio.file.Path;

class LocalTargetTest extends TargetContract {
  @Override
  protected Target targetAt(Path folder) {
    return LocalTarget.at(folder);
  }
}
