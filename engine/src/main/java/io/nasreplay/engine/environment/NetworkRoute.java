package io.nasreplay.engine.environment;

import io.nasreplay.engine.tool.SystemTools;
import io.nasreplay.results.model.LinkFacts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.util.Locale;
import java.util.Optional;

/**
 * The way by which this process reaches a server. A mount that was made in another network
 * namespace may go another way, which nothing tells.
 */
final class NetworkRoute {
  /** Any port: connecting a datagram socket sends nothing, it only asks for the route. */
  private static final int ANY_PORT = 445;

  private NetworkRoute() {}

  /** The interface; unknown when the name is not. May look the name up, and block for that. */
  static LinkFacts to(String server, SystemTools tools) {
    try (DatagramSocket socket = new DatagramSocket()) {
      InetAddress address = InetAddress.getByName(server);
      socket.connect(new InetSocketAddress(address, ANY_PORT));
      NetworkInterface found = NetworkInterface.getByInetAddress(socket.getLocalAddress());
      return found == null ? LinkFacts.UNKNOWN : describe(found, tools);
    } catch (IOException | UncheckedIOException e) {
      return LinkFacts.UNKNOWN;
    }
  }

  private static LinkFacts describe(NetworkInterface found, SystemTools tools) throws IOException {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("linux")) {
      return LinuxInterface.of(found);
    }
    Optional<LinkFacts> told =
        system.startsWith("mac")
            ? MacInterface.of(found, tools)
            : WindowsAdapters.ask(tools).with(found.getIndex(), found.getName());
    return told.isPresent() ? told.get() : OtherInterface.of(found);
  }
}
