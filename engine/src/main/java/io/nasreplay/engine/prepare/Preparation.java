package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.target.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** One file set on its way into a run folder. */
final class Preparation {
  /** Another process that cleans the target may take a folder away before it is locked. */
  private static final int TRIES = 3;

  private final Path target;
  private final FileSet set;
  private final Content content;
  private final String key;
  private final RunListener listener;
  private final StopSignal stop;
  private final Function<Path, Target> targets;

  /**
   * @param target absolute
   * @param targets gives access to the files of a folder
   */
  Preparation(
      Path target,
      FileSet set,
      Content content,
      String key,
      RunListener listener,
      StopSignal stop,
      Function<Path, Target> targets) {
    this.target = target;
    this.set = set;
    this.content = content;
    this.key = key;
    this.listener = listener;
    this.stop = stop;
    this.targets = targets;
  }

  Optional<RunFolder> run() {
    try {
      Optional<RunFolder> reused = reuse();
      if (reused.isPresent() || stop.isStopped()) {
        return reused;
      }
      Path folder = target.resolve(RunFolderName.fresh());
      return fillOrClean(folder, makeLocked(folder, 1), Set.of());
    } catch (IOException e) {
      throw new EnvironmentException(
          target + ": no run folder can be made (" + reason(e) + "); check its rights and space",
          e);
    }
  }

  private Optional<RunFolder> reuse() throws IOException {
    Optional<KeptFolder> kept = KeptFolder.find(target, key);
    if (kept.isEmpty()) {
      return Optional.empty();
    }
    Optional<Set<String>> intact = intactIn(kept.get());
    if (intact.isEmpty()) {
      kept.get().lock().close();
      return Optional.empty();
    }
    return fillOrClean(kept.get().folder(), kept.get().lock(), intact.get());
  }

  private Optional<Set<String>> intactIn(KeptFolder kept) throws IOException {
    try (Target files = targets.apply(kept.folder().resolve(RunFolderName.FILES))) {
      return kept.reduceToIntact(new ContentSample(files, content));
    }
  }

  private static FolderLock makeLocked(Path folder, int attempt) throws IOException {
    Files.createDirectory(folder);
    try {
      return FolderLock.takeNew(folder);
    } catch (IOException e) {
      new FolderRemoval(folder, done -> {}).removeUnfinished();
      if (attempt == TRIES) {
        throw e;
      }
      return makeLocked(folder, attempt + 1);
    }
  }

  private Optional<RunFolder> fillOrClean(Path folder, FolderLock lock, Set<String> intact)
      throws IOException {
    List<String> doubtful =
        NameCheck.doubtful(Manifest.of(Manifest.State.RUNNING, key, set, List.of()).paths());
    Manifest manifest = Manifest.of(Manifest.State.RUNNING, key, set, doubtful);
    RunFolder runFolder = new RunFolder(folder, manifest, lock);
    boolean done = false;
    try {
      ManifestText.write(folder, manifest);
      done = fill(runFolder, manifest, doubtful, intact);
      return done ? Optional.of(runFolder) : Optional.empty();
    } finally {
      if (!done) {
        runFolder.clean(onlyWarnings());
      }
    }
  }

  private boolean fill(
      RunFolder runFolder, Manifest manifest, List<String> doubtful, Set<String> intact)
      throws IOException {
    if (!Files.isDirectory(runFolder.files())) {
      Files.createDirectory(runFolder.files());
    }
    try (Target files = targets.apply(runFolder.files())) {
      NameCheck check = new NameCheck(target, files);
      check.resolve(manifest.paths());
      check.tellApart(runFolder.files(), manifest.paths());
      check.tryOut(doubtful);
      return makeSet(runFolder, files, intact);
    }
  }

  private boolean makeSet(RunFolder runFolder, Target files, Set<String> intact)
      throws IOException {
    Throttle progress = new Throttle(done -> listener.phaseProgressed(Phase.PREPARE, done));
    SetMaker maker = new SetMaker(files, content, stop, progress);
    try {
      boolean finished = maker.make(set, intact);
      flush(runFolder.files());
      runFolder.prepared(note(intact.size()), maker.madeBytes());
      return finished;
    } catch (IOException e) {
      throw PrepareErrors.translate(target, set, maker, files.errorCode(e), e);
    }
  }

  /** The folder of the files, the run folder and the target. */
  private void flush(Path files) throws IOException {
    try (Target around = targets.apply(target)) {
      for (Path at = files; at != null && at.startsWith(target); at = at.getParent()) {
        around.flushDirectory(around.locate(at.toString()));
      }
    }
  }

  private String note(int reusedFiles) {
    int all = set.files().size();
    String files = all == 1 ? " file" : " files";
    return reusedFiles == 0
        ? "made " + all + files
        : "reused " + reusedFiles + " of " + all + files;
  }

  private static String reason(IOException error) {
    return error.getMessage() == null ? error.getClass().getSimpleName() : error.getMessage();
  }

  private RunListener onlyWarnings() {
    return new RunListener() {
      @Override
      public void warned(String message) {
        listener.warned(message);
      }
    };
  }
}
