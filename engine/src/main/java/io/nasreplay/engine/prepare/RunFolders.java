package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.local.LocalTarget;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Makes file sets on targets, each in a run folder of its own. */
public final class RunFolders {
  private RunFolders() {}

  /**
   * Makes a file set, or takes over an intact one that an earlier run kept here: files of the right
   * name, size and content that the earlier trace did not change. All of it is durable when this
   * returns. Blocks; progress is told in bytes.
   *
   * @param target an existing, writable directory
   * @param set what to make
   * @param content what the files hold; must come from the options' seed and data source
   * @param options seed and data source, for knowing equal sets again
   * @param stop looked at between blocks of 1 MiB
   * @return the folder, or empty when it was stopped; then nothing that was made is left
   * @throws EnvironmentException when the target is full, refuses a name or fails; then nothing
   *     that was made is left either
   */
  public static Optional<RunFolder> prepare(
      Path target,
      FileSet set,
      Content content,
      ReplayOptions options,
      RunListener listener,
      StopSignal stop) {
    listener.phaseStarted(Phase.PREPARE, set.totalBytes(), "bytes");
    Preparation preparation =
        new Preparation(
            target.toAbsolutePath(),
            set,
            content,
            SetKey.of(set, options),
            listener,
            stop,
            LocalTarget::at);
    Optional<RunFolder> folder = preparation.run();
    listener.phaseEnded(Phase.PREPARE);
    return folder;
  }

  /**
   * How many bytes of a file set an earlier run has kept here for reuse, so that they need no free
   * space. An estimate: it looks at sizes only.
   */
  public static long reusableBytes(Path target, FileSet set, ReplayOptions options) {
    try {
      return KeptFolder.reusableBytes(target, set, SetKey.of(set, options));
    } catch (IOException e) {
      return 0;
    }
  }

  /** The run folder that a path lies in or is, if any. */
  public static Optional<Path> enclosing(Path path) {
    for (Path at = path; at != null; at = at.getParent()) {
      if (RunFolderName.matches(at)) {
        return Optional.of(at);
      }
    }
    return Optional.empty();
  }
}
