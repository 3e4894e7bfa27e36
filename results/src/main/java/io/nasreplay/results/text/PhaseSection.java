package io.nasreplay.results.text;

import io.nasreplay.results.model.PhaseFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.quantity.Quantities;

/** How long each phase took. */
final class PhaseSection {
  private static final int NOTE_WIDTH = 52;

  private PhaseSection() {}

  static void print(Page page, RunResult result) {
    if (result.phases().isEmpty()) {
      return;
    }
    page.title("Phases");
    TextTable table =
        new TextTable().left("phase").right("took").right("bytes").left("note", NOTE_WIDTH);
    for (PhaseFacts phase : result.phases()) {
      table.row(
          phase.phase(),
          Quantities.duration(phase.elapsedSeconds()),
          Quantities.count(phase.bytes()),
          phase.note());
    }
    page.table(table);
  }
}
