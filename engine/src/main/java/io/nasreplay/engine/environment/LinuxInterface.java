package io.nasreplay.engine.environment;

import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.results.model.LinkFacts;
import java.io.IOException;
import java.net.NetworkInterface;
import java.nio.file.Path;

/** A network interface as {@code /sys/class/net} describes it. */
final class LinuxInterface {
  private static final Path INTERFACES = Path.of("/sys/class/net");
  private static final long BITS_PER_MEGABIT = 1_000_000;
  private static final String ETHERNET = "1";

  private final SystemFiles files;

  private LinuxInterface(Path folder) {
    this.files = new SystemFiles(folder);
  }

  static LinkFacts of(NetworkInterface found) throws IOException {
    return of(INTERFACES, found.getName(), found.getIndex(), found.getMTU(), found.isLoopback());
  }

  /**
   * What is known.
   *
   * @param interfaces the folder that may describe it: that of another network namespace when the
   *     process entered this one without a mount of its own, which another index betrays
   */
  static LinkFacts of(Path interfaces, String name, int index, int mtuBytes, boolean loopback) {
    Path folder = interfaces.resolve(name);
    boolean same = new SystemFiles(folder).number("ifindex") == index;
    if (loopback || !same) {
      return new LinkFacts(
          name, loopback ? "loopback" : UNKNOWN, -1, mtuBytes, UNKNOWN, loopback ? "no" : UNKNOWN);
    }
    LinuxInterface described = new LinuxInterface(folder);
    return new LinkFacts(
        name,
        described.kind(),
        described.bitsPerSecond(),
        mtuBytes,
        described.duplex(),
        described.isWireless() ? "yes" : "no");
  }

  private long bitsPerSecond() {
    long megabits = files.number("speed");
    return megabits > 0 ? megabits * BITS_PER_MEGABIT : -1;
  }

  private String duplex() {
    String told = files.text("duplex").orElse(UNKNOWN);
    return told.equals("full") || told.equals("half") ? told : UNKNOWN;
  }

  private boolean isWireless() {
    return files.has("wireless") || files.has("phy80211");
  }

  /**
   * A virtual interface without a folder of its own kind is a veth when it leads to another one.
   */
  private String kind() {
    if (isWireless()) {
      return "wireless";
    }
    if (files.has("bridge")) {
      return "bridge";
    }
    if (files.has("bonding")) {
      return "bond";
    }
    if (files.text("uevent").orElse("").contains("DEVTYPE=vlan")) {
      return "VLAN";
    }
    if (files.has("tun_flags")) {
      return "tunnel";
    }
    boolean ethernet = files.text("type").filter(ETHERNET::equals).isPresent();
    if (files.has("device")) {
      return ethernet ? "ethernet" : UNKNOWN;
    }
    return ethernet && leadsToAnother() ? "veth" : UNKNOWN;
  }

  private boolean leadsToAnother() {
    return files.number("iflink") != files.number("ifindex") && files.names("lower_*").isEmpty();
  }
}
