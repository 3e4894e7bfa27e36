package io.nasreplay.cli.command;

import io.nasreplay.suites.run.Beginning;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that suites alone have. */
final class SuiteOptions {
  private static final String DRY_RUN = "--dry-run";
  private static final String RESUME = "--resume";
  private static final String NEW = "--new";
  private static final String ALLOW_HOOKS = "--allow-hooks";
  private static final String NO_HOOKS = "--no-hooks";

  /** Their names. */
  static final List<String> NAMES = List.of(DRY_RUN, RESUME, NEW, ALLOW_HOOKS, NO_HOOKS);

  @Option(
      names = DRY_RUN,
      description = "Of a suite: print what would be run, with bytes, time and space; run nothing.")
  private boolean dryRun;

  @Option(
      names = RESUME,
      description =
          "Of a suite: go on where it stopped, and refuse when there is nothing to go on with."
              + " Default: go on when there is.")
  private boolean resume;

  @Option(
      names = NEW,
      description = "Of a suite: begin anew, even when an earlier pass is not complete.")
  private boolean anew;

  @Option(
      names = ALLOW_HOOKS,
      description = "Of a suite: run its shell commands; --dry-run shows them.")
  private boolean allowHooks;

  @Option(names = NO_HOOKS, description = "Of a suite: leave its shell commands out.")
  private boolean noHooks;

  boolean isDryRun() {
    return dryRun;
  }

  boolean allowsHooks() {
    return allowHooks;
  }

  boolean leavesHooksOut() {
    return noHooks;
  }

  /**
   * How a pass begins.
   *
   * @throws IllegalArgumentException when options exclude each other
   */
  Beginning beginning() {
    if (resume && anew) {
      throw new IllegalArgumentException("--resume and --new given; allowed: one of them");
    }
    if (allowHooks && noHooks) {
      throw new IllegalArgumentException(
          "--allow-hooks and --no-hooks given; allowed: one of them");
    }
    return resume ? Beginning.RESUME : anew ? Beginning.NEW : Beginning.AS_FITS;
  }
}
