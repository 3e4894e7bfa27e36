package io.nasreplay.engine.traffic;

import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import oshi.SystemInfo;
import oshi.hardware.NetworkIF;

/**
 * Counts what passes a network interface. On Linux from the table of the network namespace that
 * this process is in: /sys/class/net, which OSHI reads, can show another namespace's, with other
 * interfaces of the same name.
 */
final class NetworkMeter {
  private static final Path NET_DEV = Path.of("/proc/self/net/dev");

  private NetworkMeter() {}

  static TrafficCounter counter(String interfaceName) {
    Meter meter = meter(interfaceName);
    if (meter.read().isEmpty()) {
      return TrafficCounter.none("the system does not count for the interface " + interfaceName);
    }
    boolean loopback = isLoopback(interfaceName);
    return new TrafficCounter(
        loopback ? TrafficCounter.Kind.LOOPBACK : TrafficCounter.Kind.NETWORK,
        "network interface " + interfaceName,
        loopback ? "each byte passes this interface twice, out and in" : "",
        meter,
        () -> others(interfaceName));
  }

  private static Map<String, Traffic> others(String interfaceName) {
    Map<String, Traffic> others = NetDevTable.read(NET_DEV);
    others.keySet().removeIf(name -> name.equals(interfaceName) || name.equals("lo"));
    return others;
  }

  private static Meter meter(String interfaceName) {
    Meter table = () -> Optional.ofNullable(NetDevTable.read(NET_DEV).get(interfaceName));
    return table.read().isPresent() ? table : oshi(interfaceName);
  }

  private static Meter oshi(String interfaceName) {
    try {
      boolean alsoLocal = true;
      return new SystemInfo()
          .getHardware().getNetworkIFs(alsoLocal).stream()
              .filter(found -> found.getName().equals(interfaceName))
              .findFirst()
              .map(NetworkMeter::oshi)
              .orElse(Optional::empty);
    } catch (RuntimeException | LinkageError e) {
      return Optional::empty;
    }
  }

  static Meter oshi(NetworkIF found) {
    return () ->
        found.updateAttributes()
            ? Optional.of(new Traffic(found.getBytesRecv(), found.getBytesSent()))
            : Optional.empty();
  }

  private static boolean isLoopback(String name) {
    try {
      NetworkInterface found = NetworkInterface.getByName(name);
      return found != null && found.isLoopback();
    } catch (SocketException e) {
      return false;
    }
  }
}
