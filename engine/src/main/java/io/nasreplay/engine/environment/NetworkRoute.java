package io.nasreplay.engine.environment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The interface through which this machine reaches a server.
 *
 * @param interfaceName for example eth0
 * @param linkBitsPerSecond what it claims; -1 when it claims nothing
 * @param wireless whether it is a Wi-Fi interface
 * @param loopback whether the server is this machine
 */
record NetworkRoute(
    String interfaceName, long linkBitsPerSecond, boolean wireless, boolean loopback) {
  private static final Path INTERFACES = Path.of("/sys/class/net");
  private static final long BITS_PER_MEGABIT = 1_000_000;

  /** Any port: connecting a datagram socket sends nothing, it only asks for the route. */
  private static final int ANY_PORT = 445;

  /** May look the name up, and block for that. */
  static Optional<NetworkRoute> to(String server) {
    try (DatagramSocket socket = new DatagramSocket()) {
      InetAddress address = InetAddress.getByName(server);
      socket.connect(new InetSocketAddress(address, ANY_PORT));
      NetworkInterface found = NetworkInterface.getByInetAddress(socket.getLocalAddress());
      return found == null ? Optional.empty() : Optional.of(of(found));
    } catch (IOException | UncheckedIOException e) {
      return Optional.empty();
    }
  }

  private static NetworkRoute of(NetworkInterface found) throws IOException {
    String name = found.getName();
    return new NetworkRoute(
        name,
        claimedSpeed(INTERFACES, name),
        Files.exists(INTERFACES.resolve(name).resolve("wireless")),
        found.isLoopback());
  }

  static long claimedSpeed(Path interfaces, String name) {
    try {
      String text = Files.readString(interfaces.resolve(name).resolve("speed")).strip();
      long megabits = Long.parseLong(text);
      return megabits > 0 ? megabits * BITS_PER_MEGABIT : -1;
    } catch (IOException | NumberFormatException e) {
      return -1;
    }
  }
}
