package io.nasreplay.cli.command;

import io.nasreplay.engine.environment.Requirements;
import io.nasreplay.engine.environment.TargetReport;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import io.nasreplay.results.quantity.Quantities;
import java.nio.file.Path;
import java.util.function.LongFunction;

/** A {@link TargetReport} as a page of text. */
final class CheckText {
  private CheckText() {}

  static String of(Path target, Requirements needs, TargetReport report) {
    FactPage page = new FactPage().fact("Target", target.toString());
    target(page, report.facts().target());
    client(page, report.facts());
    if (!needs.equals(Requirements.NONE)) {
      needs(page, needs);
    }
    page.fact("Direct I/O", report.directRefusal().map(why -> "no: " + why).orElse("accepted"));
    page.gap();
    report.advice().forEach(advice -> page.fact("Note", advice));
    return page.fact("Verdict", "a run can succeed here").text();
  }

  private static void target(FactPage page, TargetFacts facts) {
    page.fact("Mounted", facts.source() + " on " + facts.mountPoint());
    page.fact("File system", facts.fileSystem() + ", block " + known(facts.blockSizeBytes()));
    page.fact("Mount options", facts.mountOptions());
    page.fact("Protocol", facts.protocol());
    page.fact("Space", known(facts.freeBytes()) + " free of " + known(facts.totalBytes()));
    page.fact(
        "Link",
        facts.networkInterface()
            + ", "
            + orUnknown(facts.linkBitsPerSecond(), Quantities::linkSpeed));
  }

  private static void client(FactPage page, EnvironmentFacts facts) {
    page.fact("Client", facts.os() + ", kernel " + facts.kernel());
    page.fact("Processor", facts.cpu() + ", " + facts.logicalCpus() + " logical");
    page.fact("Memory", known(facts.ramBytes()));
    page.fact("Java", facts.jvm());
  }

  private static void needs(FactPage page, Requirements needs) {
    page.fact(
        "Needs",
        Quantities.bytesInFull(needs.bytes())
            + ", "
            + Quantities.count(needs.inodes())
            + " files and directories");
    page.fact("Working set", Quantities.bytesInFull(needs.workingSetBytes()));
  }

  private static String known(long bytes) {
    return orUnknown(bytes, Quantities::binarySize);
  }

  private static String orUnknown(long number, LongFunction<String> text) {
    return number < 0 ? EnvironmentFacts.UNKNOWN : text.apply(number);
  }
}
