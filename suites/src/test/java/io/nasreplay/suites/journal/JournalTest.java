package io.nasreplay.suites.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.model.FinishedRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
  private static final Begun BEGUN =
      new Begun("review", Map.of("runs", "5"), Map.of("T", List.of("/mnt/x")));
  private static final Started STARTED = new Started("runs/00001", "a", "T", "", false);
  private static final FinishedRun FINISHED =
      new FinishedRun(
          "a", "T", "", false, true, false, Map.of(Measure.LATE_FRAMES, 0.1), 1.5, "runs/00001/r");

  @TempDir private Path results;
  private Path folder;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Files.createDirectory(results.resolve("review-1"));
  }

  @Test
  void whatWasWrittenIsThereAgain() throws IOException {
    try (Journal journal = begin()) {
      journal.started(STARTED);
      journal.finished(FINISHED);
      journal.started(STARTED);
    }

    try (Journal journal = Journal.resume(folder, Clock.system())) {
      assertThat(journal.begun()).isEqualTo(BEGUN);
      assertThat(journal.runs()).containsExactly(FINISHED);
      assertThat(journal.open()).contains(STARTED);
      assertThat(journal.starts()).isEqualTo(2);
    }
  }

  @Test
  void aStoppedRunIsNeitherOpenNorFinished() throws IOException {
    try (Journal journal = begin()) {
      journal.started(STARTED);
      journal.stopped();

      assertThat(journal.open()).isEmpty();
      assertThat(journal.runs()).isEmpty();
    }
  }

  /** Lengths that a kill in the middle of a write can leave. */
  @Test
  void aTornLastLineWasNeverWritten() throws IOException {
    try (Journal journal = begin()) {
      journal.started(STARTED);
      journal.finished(FINISHED);
    }
    Path file = folder.resolve(Journal.FILE);
    byte[] whole = Files.readAllBytes(file);
    int lastLine = new String(whole, 0, whole.length - 1).lastIndexOf('\n') + 1;
    for (int length = lastLine; length < whole.length; length += 61) {
      Files.write(file, Arrays.copyOf(whole, length));
      try (Journal journal = Journal.resume(folder, Clock.system())) {
        assertThat(journal.runs()).isEmpty();
        assertThat(journal.open()).contains(STARTED);
        journal.finished(FINISHED);
      }
      assertThat(Files.readAllLines(file)).hasSize(3);
    }
  }

  @Test
  void aDamagedLineIsRefused() throws IOException {
    begin().close();
    Files.writeString(folder.resolve(Journal.FILE), "rubbish\n");

    assertThatThrownBy(() -> Journal.resume(folder, Clock.system()))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining("is no journal of a suite")
        .hasMessageContaining("--new");
  }

  @Test
  void oneAtATimeHoldsIt() throws IOException {
    try (Journal held = begin()) {
      assertThat(held.runs()).isEmpty();
      assertThatThrownBy(() -> Journal.resume(folder, Clock.system()))
          .isInstanceOf(EnvironmentException.class)
          .hasMessageContaining("is in use by a running nasreplay");
    }
  }

  @Test
  void theLatestFolderOfTheSuiteIsFound() throws IOException {
    begin().close();
    Path other = Files.createDirectory(results.resolve("other-1"));
    Journal.begin(other, new Begun("other", Map.of(), Map.of()), Clock.system()).close();
    Path later = Files.createDirectory(results.resolve("review-2"));
    try (Journal journal = Journal.begin(later, BEGUN, Clock.system())) {
      journal.complete();
    }

    SuiteFolder latest = SuiteFolder.latest(results, "review").orElseThrow();
    assertThat(latest.path()).isEqualTo(later);
    assertThat(latest.complete()).isTrue();
    assertThat(SuiteFolder.latest(results, "none")).isEmpty();
    assertThat(SuiteFolder.latest(results.resolve("missing"), "review")).isEmpty();
  }

  private Journal begin() throws IOException {
    return Journal.begin(folder, BEGUN, Clock.system());
  }
}
