package io.nasreplay.engine.plan;

/**
 * A plan while it is replayed, and where it came from. Used by one thread; closing it closes the
 * plan, and before that may keep it for later runs, which blocks.
 */
public final class HeldPlan implements AutoCloseable {
  private final Plan plan;
  private final boolean kept;
  private final Runnable keeping;

  private HeldPlan(Plan plan, boolean kept, Runnable keeping) {
    this.plan = plan;
    this.kept = kept;
    this.keeping = keeping;
  }

  /** One that was kept by an earlier run. */
  static HeldPlan kept(Plan plan) {
    return new HeldPlan(plan, true, () -> {});
  }

  /** One that was compiled just now, and what is to be done with it in the end. */
  static HeldPlan compiled(Plan plan, Runnable keeping) {
    return new HeldPlan(plan, false, keeping);
  }

  /** The plan. */
  public Plan plan() {
    return plan;
  }

  /** Where it came from, in words for the result. */
  public String note() {
    return kept ? "from the cached plan" : "compiled";
  }

  @Override
  public void close() {
    try (plan) {
      keeping.run();
    }
  }
}
