package io.nasreplay.results.text;

import static io.nasreplay.results.model.EnvironmentFacts.NONE;
import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.results.model.DeviceFacts;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import io.nasreplay.results.model.LinkFacts;
import io.nasreplay.results.model.MountFacts;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.List;

/** Target and client in a few lines: what is known, and nothing about the rest. */
final class EnvironmentSection {
  private EnvironmentSection() {}

  static void print(Page page, EnvironmentFacts environment) {
    TargetFacts target = environment.target();
    page.fact("Target", target(target));
    fact(page, "Mount", mount(target));
    fact(page, "Device", device(target.device()));
    fact(page, "Link", link(target.link()));
    page.fact("Client", client(environment));
  }

  private static void fact(Page page, String label, List<String> parts) {
    if (!parts.isEmpty()) {
      page.fact(label, String.join(", ", parts));
    }
  }

  private static String target(TargetFacts target) {
    List<String> parts = new ArrayList<>();
    parts.add(target.source() + " on " + target.mountPoint());
    parts.add("file system " + target.fileSystem());
    parts.add("protocol " + target.protocol());
    if (target.freeBytes() >= 0) {
      parts.add(Quantities.decimalSize(target.freeBytes()) + " free");
    }
    return String.join(", ", parts);
  }

  /** What is as it usually is goes without saying. */
  private static List<String> mount(TargetFacts target) {
    MountFacts mount = target.mount();
    List<String> parts = new ArrayList<>();
    if (!target.server().equals(NONE)) {
      addKnown(parts, "caching ", mount.caching());
    }
    addUnlessNo(parts, "sync ", mount.sync());
    addKnown(parts, "signing ", mount.signing());
    addKnown(parts, "encryption ", mount.encryption());
    addUnlessNo(parts, "compression ", mount.compression());
    addUnlessNo(parts, "multichannel ", mount.multichannel());
    addSize(parts, "reads", mount.readSizeBytes());
    addSize(parts, "writes", mount.writeSizeBytes());
    return parts;
  }

  private static List<String> device(DeviceFacts device) {
    List<String> parts = new ArrayList<>();
    addKnown(parts, "", device.name());
    addKnown(parts, "", device.model());
    addKnown(parts, "", device.kind());
    parts.addAll(device.layers());
    return parts;
  }

  private static List<String> link(LinkFacts link) {
    List<String> parts = new ArrayList<>();
    addKnown(parts, "", link.interfaceName());
    addKnown(parts, "", link.kind());
    if (link.bitsPerSecond() > 0) {
      parts.add("claims " + Quantities.linkSpeed(link.bitsPerSecond()));
    }
    addKnown(parts, "duplex ", link.duplex());
    if (link.mtuBytes() > 0) {
      parts.add("MTU " + Quantities.count(link.mtuBytes()));
    }
    return parts;
  }

  private static String client(EnvironmentFacts client) {
    List<String> parts = new ArrayList<>(List.of(client.os(), client.cpu()));
    if (client.logicalCpus() > 0) {
      parts.add(Quantities.count(client.logicalCpus(), "logical CPU"));
    }
    if (client.ramBytes() > 0) {
      parts.add(Quantities.binarySize(client.ramBytes()) + " RAM");
    }
    parts.add("Java " + client.jvm());
    return String.join(", ", parts);
  }

  private static void addSize(List<String> parts, String what, long bytes) {
    if (bytes > 0) {
      parts.add(what + " up to " + Quantities.binarySize(bytes));
    }
  }

  private static void addUnlessNo(List<String> parts, String before, String value) {
    if (!value.equals("no")) {
      addKnown(parts, before, value);
    }
  }

  private static void addKnown(List<String> parts, String before, String value) {
    if (!value.equals(UNKNOWN) && !value.equals(NONE)) {
      parts.add(before + value);
    }
  }
}
