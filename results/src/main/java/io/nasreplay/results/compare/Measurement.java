package io.nasreplay.results.compare;

import io.nasreplay.results.model.RunResult;

/**
 * A run and the one figure of it that is compared.
 *
 * @param run the run
 * @param figure in the measure's unit
 */
record Measurement(RecordedRun run, double figure) {
  String target() {
    return run.target();
  }

  RunResult result() {
    return run.result();
  }

  String digest() {
    return result().trace().digest();
  }
}
