package io.nasreplay.suites.run;

import io.nasreplay.results.io.TextFile;
import io.nasreplay.suites.score.SuiteScores;
import io.nasreplay.suites.score.SuiteScores.Column;
import io.nasreplay.suites.text.ScoreCsv;
import io.nasreplay.suites.text.ScoreMarkdown;
import io.nasreplay.suites.text.ScoreText;
import java.io.IOException;
import java.nio.file.Path;

/** The score tables of a suite on disk. Stateless. */
final class ScoreFiles {
  private ScoreFiles() {}

  /** Writes all forms, each whole or not at all. */
  static void write(SuiteScores scores, Path folder) throws IOException {
    TextFile.write(folder.resolve("scores.txt"), ScoreText.of(scores));
    TextFile.write(folder.resolve("scores.md"), ScoreMarkdown.of(scores));
    TextFile.write(folder.resolve("scores.json"), scores.json());
    TextFile.write(folder.resolve("scores.csv"), ScoreCsv.of(scores));
    for (Column target : scores.targets()) {
      String name = target.name().replaceAll("[^A-Za-z0-9._-]", "_");
      TextFile.write(
          folder.resolve("naspt-" + name + ".csv"), ScoreCsv.naspt(scores, target.name()));
    }
  }
}
