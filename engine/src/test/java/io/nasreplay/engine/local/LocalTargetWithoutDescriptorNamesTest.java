package io.nasreplay.engine.local;

import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetContract;
import java.nio.file.Path;

/** What Linux without a mounted proc file system gets. */
class LocalTargetWithoutDescriptorNamesTest extends TargetContract {
  @Override
  protected Target targetAt(Path folder) {
    DirectAlignment alignment = DirectAlignment.in(folder, false);
    FileOpener opener = new FileOpener(LinuxCalls.available(), alignment);
    return new LocalTarget(folder, NameCalls.forThisSystem(), opener);
  }
}
