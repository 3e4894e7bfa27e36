package io.nasreplay.engine.local;

import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetContract;
import java.nio.file.Path;

/** What a system other than 64-bit Linux gets. */
class LocalTargetWithoutKernelCallsTest extends TargetContract {
  @Override
  protected Target targetAt(Path folder) {
    NameCalls names = new JavaNameCalls();
    DirectAlignment alignment = DirectAlignment.in(folder, false);
    return new LocalTarget(folder, names, new FileOpener(null, alignment));
  }
}
