package io.nasreplay.suites.run;

import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.tool.ShellCommand;
import io.nasreplay.suites.model.Hook;
import io.nasreplay.suites.schedule.Step;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs a suite's hooks before a run. Stateless. */
final class HookRun {
  private HookRun() {}

  /**
   * Runs them one after another. Blocks.
   *
   * @throws io.nasreplay.engine.api.EnvironmentException when one fails or takes too long
   */
  static void runAll(List<Hook> hooks, Step step, ResolvedTarget target, StopSignal stop) {
    Map<String, String> variables =
        Map.of(
            "NASREPLAY_TARGET", target.path().toString(),
            "NASREPLAY_TARGET_NAME", target.name(),
            "NASREPLAY_TEST", step.test().name());
    for (Hook hook : hooks) {
      Duration timeout = Duration.of(hook.timeoutMicros(), ChronoUnit.MICROS);
      new ShellCommand("hook", hook.command(), variables, Optional.of(timeout)).run(stop);
    }
  }
}
