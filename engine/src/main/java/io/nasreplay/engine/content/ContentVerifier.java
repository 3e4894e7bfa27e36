package io.nasreplay.engine.content;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.results.model.Verification;
import io.nasreplay.results.model.Verification.Damage;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.namespace.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Checks after a replay that every file holds, byte for byte, what the trace last put there: it
 * walks the trace once more into a ledger of what each block must hold, then reads all files.
 *
 * <p>Where the trace leaves the order of writes to the same bytes open (different streams without a
 * barrier in between, or one stream of a depth above 1 without a fence in between), a whole block
 * may be that of any such write; a part of a block, or a file whose size depends on the order, is
 * not checked, and the listener is told how many bytes that concerns. The same holds for blocks
 * beyond the first {@value FragmentBudget#BLOCKS} of which several writes hold parts at once.
 *
 * <p>Meant for a replay that ran to its end without failures: an operation that failed shows up as
 * damage. The client's cache should have been emptied, or it is the cache that is checked. Heap use
 * grows with the number of paths; 8 bytes per written block lie in a temporary file.
 */
public final class ContentVerifier {
  private static final int ROWS_PER_LOOK = 1 << 12;

  private final Ledger ledger = new Ledger(FragmentBudget.BLOCKS);
  private final Findings findings = new Findings();
  private final RunListener listener;
  private final StopSignal stop;

  private ContentVerifier(RunListener listener, StopSignal stop) {
    this.listener = listener;
    this.stop = stop;
  }

  /**
   * Checks all files and announces the phase to the listener. Blocks on reading them.
   *
   * @param trace the trace that was replayed
   * @param filesFolder the folder that the trace's paths are relative to
   * @param prepared what the file set was made of
   * @param written what the replay wrote
   * @param stop ends the check early; what is returned is then not intact
   * @return what was found
   * @throws EnvironmentException when the trace or the temporary file cannot be read
   */
  public static Verification verify(
      TraceSource trace,
      Path filesFolder,
      Content prepared,
      Content written,
      RunListener listener,
      StopSignal stop) {
    ContentVerifier verifier = new ContentVerifier(listener, stop);
    try (Ledger ledger = verifier.ledger) {
      verifier.walk(trace);
      listener.phaseStarted(Phase.VERIFY, ledger.totalBytes(), "bytes");
      verifier.check(filesFolder, prepared, written);
      listener.phaseEnded(Phase.VERIFY);
    }
    return verifier.findings.verification(!stop.isStopped());
  }

  private void walk(TraceSource trace) {
    try (TraceReader reader = trace.open()) {
      long rows = 0;
      for (TraceRow row = reader.next(); row != null; row = reader.next()) {
        ledger.add(row);
        rows++;
        if (rows % ROWS_PER_LOOK == 0 && stop.isStopped()) {
          return;
        }
      }
    } catch (IOException e) {
      throw new EnvironmentException(
          trace.name() + ": cannot be read again for the verification: " + e.getMessage(), e);
    }
  }

  private void check(Path filesFolder, Content prepared, Content written) {
    Progress progress = new Progress(listener, stop);
    FileCheck check = new FileCheck(ledger, prepared, written, findings, progress);
    for (Map.Entry<Entry, FileLedger> file : ledger.files().entrySet()) {
      if (stop.isStopped()) {
        return;
      }
      String path = file.getKey().path();
      check.check(path, file.getValue(), filesFolder.resolve(path));
    }
    for (String path : ledger.ids().paths()) {
      checkName(path, filesFolder);
    }
    if (findings.uncheckedBytes() > 0) {
      listener.warned(
          findings.uncheckedBytes()
              + " bytes were not verified: the trace leaves open what they must hold");
    }
  }

  /** Whether a directory is there, and nothing that should not be. */
  private void checkName(String path, Path filesFolder) {
    Path place = filesFolder.resolve(path);
    Optional<Entry> entry = ledger.find(path);
    if (entry.isEmpty() && Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
      String detail = "it is still there although the trace removed it";
      findings.damage(new Damage(path, 0, 0, "stale", detail));
    } else if (entry.isPresent()
        && entry.get().isDirectory()
        && !Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS)) {
      findings.damage(new Damage(path, 0, 0, "missing", "the directory is not there"));
    }
  }
}
