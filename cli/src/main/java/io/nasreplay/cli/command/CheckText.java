package io.nasreplay.cli.command;

import io.nasreplay.engine.environment.Requirements;
import io.nasreplay.engine.environment.TargetReport;
import io.nasreplay.results.model.DeviceFacts;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import io.nasreplay.results.model.LinkFacts;
import io.nasreplay.results.model.MountFacts;
import io.nasreplay.results.quantity.Quantities;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongFunction;

/** A {@link TargetReport} as a page of text: all facts, known or not. */
final class CheckText {
  private final FactPage page = new FactPage();

  private CheckText() {}

  static String of(Path target, Requirements needs, TargetReport report) {
    return new CheckText().page(target, needs, report);
  }

  private String page(Path target, Requirements needs, TargetReport report) {
    EnvironmentFacts facts = report.facts();
    client(facts);
    target(target, facts.target());
    mount(facts.target().mount(), facts.target());
    network(facts.target().link());
    if (!needs.equals(Requirements.NONE)) {
      needs(needs);
    }
    advice(report);
    return page.fact("Verdict", "a run can succeed here").text();
  }

  private void client(EnvironmentFacts facts) {
    page.line("Client");
    fact("System", facts.os() + ", kernel " + facts.kernel());
    fact("Processor", facts.cpu() + ", " + count(facts.logicalCpus(), "logical CPU"));
    fact("Governor", facts.cpuGovernor());
    fact("Stolen time", percent(facts.cpuStealFraction()));
    fact("Power", facts.powerSource());
    fact("Memory", size(facts.ramBytes()));
    fact("Java", facts.jvm());
    page.gap();
  }

  private void target(Path target, TargetFacts facts) {
    page.line("Target");
    fact("Directory", target.toString());
    fact("Mounted", facts.source() + " on " + facts.mountPoint());
    fact("Protocol", facts.protocol());
    fact("Server", facts.server());
    fact("Share", facts.share());
    fact("File system", facts.fileSystem());
    fact("Block size", size(facts.blockSizeBytes()));
    fact("Space", size(facts.freeBytes()) + " free of " + size(facts.totalBytes()));
    device(facts.device());
    page.gap();
  }

  private void device(DeviceFacts device) {
    fact("Device", device.name());
    if (device.name().equals(EnvironmentFacts.NONE)) {
      return;
    }
    fact("Model", device.model());
    fact("Kind", device.kind());
    fact("Device size", size(device.sizeBytes()));
    fact("Scheduler", device.scheduler());
    fact("Number", device.number());
    device.layers().forEach(layer -> fact("Lies on", layer));
  }

  private void mount(MountFacts mount, TargetFacts target) {
    page.line("Mount");
    fact("Options", target.mountOptions().isEmpty() ? "none" : target.mountOptions());
    fact("Caching", mount.caching());
    fact("Sync", mount.sync());
    fact("Compression", mount.compression());
    if (!mount.signing().equals(EnvironmentFacts.NONE)) {
      session(mount);
    }
    page.gap();
  }

  /** What only a mount from a server has. */
  private void session(MountFacts mount) {
    fact("Attributes", attributes(mount.attributeCacheSeconds()));
    fact("Signing", mount.signing());
    fact("Encryption", mount.encryption());
    fact("Multichannel", mount.multichannel());
    fact("Connections", number(mount.connections(), Quantities::count));
    fact("Transport", mount.transport());
    fact("Security", mount.security());
    fact("Recovery", mount.recovery());
    fact("Read size", upTo(mount.readSizeBytes()));
    fact("Write size", upTo(mount.writeSizeBytes()));
  }

  private void network(LinkFacts link) {
    page.line("Network");
    if (link.equals(LinkFacts.NONE)) {
      fact("Interface", "none: no network leads to this target");
      page.gap();
      return;
    }
    fact("Interface", link.interfaceName());
    fact("Kind", link.kind());
    fact("Claimed speed", number(link.bitsPerSecond(), Quantities::linkSpeed));
    fact("Duplex", link.duplex());
    fact("MTU", number(link.mtuBytes(), Quantities::bytes));
    fact("Wireless", link.wireless());
    page.gap();
  }

  private void needs(Requirements needs) {
    page.line("Needs");
    fact("Space", Quantities.bytesInFull(needs.bytes()));
    fact("Entries", Quantities.count(needs.inodes()) + " (files and directories)");
    fact("Working set", Quantities.bytesInFull(needs.workingSetBytes()));
    page.gap();
  }

  private void advice(TargetReport report) {
    page.line("Advice");
    fact("Direct I/O", report.directRefusal().map(why -> "no: " + why).orElse("accepted"));
    List<String> advice = report.advice();
    advice.forEach(line -> fact("Note", line));
    report.remarks().forEach(line -> fact("Remark", line));
    page.gap();
  }

  private void fact(String name, String value) {
    page.fact("  " + name, value);
  }

  private static String upTo(long bytes) {
    return number(bytes, known -> "up to " + Quantities.binarySize(known) + " per request");
  }

  private static String attributes(long seconds) {
    return seconds == 0
        ? "asked for every time"
        : number(seconds, s -> "kept for up to " + s + " s");
  }

  private static String percent(double fraction) {
    return fraction < 0
        ? EnvironmentFacts.UNKNOWN
        : Quantities.percent(fraction) + " since the start of the system";
  }

  private static String count(long number, String thing) {
    return number(number, known -> Quantities.count(known, thing));
  }

  private static String size(long bytes) {
    return number(bytes, Quantities::binarySize);
  }

  private static String number(long number, LongFunction<String> text) {
    return number < 0 ? EnvironmentFacts.UNKNOWN : text.apply(number);
  }
}
