package io.nasreplay.engine.local;

import io.nasreplay.engine.target.Target;
import java.nio.file.Path;
import java.util.Objects;

/** Local targets that do without what this system has. */
public final class LocalTargets {
  private LocalTargets() {}

  /** As where foreign functions are not to be had. */
  public static Target throughJna(Path folder) {
    LinuxCalls linux = Objects.requireNonNull(LinuxCalls.throughJna());
    DirectAlignment alignment = DirectAlignment.in(folder, true);
    return new LocalTarget(folder, new LinuxNameCalls(linux), new FileOpener(linux, alignment));
  }
}
