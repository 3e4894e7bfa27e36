package io.nasreplay.engine.environment;

import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.results.model.LinkFacts;
import java.io.IOException;
import java.net.NetworkInterface;
import oshi.SystemInfo;
import oshi.hardware.NetworkIF;

/** A network interface of a system that describes it in no file. */
final class OtherInterface {
  private OtherInterface() {}

  static LinkFacts of(NetworkInterface found) throws IOException {
    return new LinkFacts(
        found.getName(),
        found.isLoopback() ? "loopback" : UNKNOWN,
        bitsPerSecond(found.getName()),
        found.getMTU(),
        UNKNOWN,
        found.isLoopback() ? "no" : UNKNOWN);
  }

  /** What it claims; -1 when it claims nothing. */
  static long bitsPerSecond(String name) {
    try {
      return new SystemInfo()
          .getHardware().getNetworkIFs(true).stream()
              .filter(candidate -> candidate.getName().equals(name))
              .mapToLong(NetworkIF::getSpeed)
              .filter(speed -> speed > 0)
              .findFirst()
              .orElse(-1);
    } catch (RuntimeException | LinkageError e) {
      return -1;
    }
  }
}
