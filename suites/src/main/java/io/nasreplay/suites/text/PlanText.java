package io.nasreplay.suites.text;

import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.results.text.TextTable;
import io.nasreplay.suites.schedule.SuitePlan;
import io.nasreplay.suites.schedule.SuitePlan.PlannedTest;
import java.util.stream.Collectors;

/** What a suite would do, for people. Stateless. */
public final class PlanText {
  private PlanText() {}

  /** The plan; lines end in a line feed. */
  public static String of(SuitePlan plan) {
    TextTable table =
        new TextTable()
            .left("test")
            .right("runs left")
            .right("read")
            .right("written")
            .right("file set")
            .right("one run");
    plan.tests().forEach(test -> row(table, test));
    return "Suite "
        + TextTable.plain(plan.suite())
        + " on "
        + plan.targets().stream().map(TextTable::plain).collect(Collectors.joining(", "))
        + ", order "
        + plan.order()
        + "\n\n"
        + table.text("  ")
        + "\n"
        + total(plan)
        + hooks(plan);
  }

  private static void row(TextTable table, PlannedTest test) {
    table.row(
        test.name(),
        Quantities.count(test.runs()) + (test.openEnded() ? " or more" : ""),
        Quantities.decimalSize(test.bytesRead()),
        Quantities.decimalSize(test.bytesWritten()),
        Quantities.decimalSize(test.fileSetBytes()),
        Quantities.duration(test.seconds()));
  }

  private static String total(SuitePlan plan) {
    boolean openEnded = plan.tests().stream().anyMatch(PlannedTest::openEnded);
    return "Left           "
        + Quantities.count(plan.runs(), "run")
        + (openEnded ? " or more" : "")
        + ", about "
        + Quantities.duration(plan.seconds())
        + " at "
        + Quantities.rate(plan.bytesPerSecond())
        + "\nMoved          "
        + Quantities.decimalSize(plan.bytes())
        + ", file sets included\nSpace          "
        + Quantities.decimalSize(plan.spaceBytes())
        + " on each target, at most\n";
  }

  private static String hooks(SuitePlan plan) {
    return plan.hooks().isEmpty() ? "" : "Hooks          before each run:\n" + commands(plan);
  }

  private static String commands(SuitePlan plan) {
    return plan.hooks().stream()
        .map(command -> "               " + TextTable.plain(command) + "\n")
        .collect(Collectors.joining());
  }
}
