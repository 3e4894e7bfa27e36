package io.nasreplay.engine.environment;

import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.engine.tool.SystemTools;
import io.nasreplay.results.model.LinkFacts;
import java.io.IOException;
import java.net.NetworkInterface;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A network interface as {@code ifconfig} and {@code networksetup -listallhardwareports} describe
 * it on macOS.
 */
final class MacInterface {
  private static final Pattern MEDIA =
      Pattern.compile("media: .*?(\\d+)(G?)base\\S*(?: <([^>]*)>)?", Pattern.CASE_INSENSITIVE);

  private MacInterface() {}

  static Optional<LinkFacts> of(NetworkInterface found, SystemTools tools) throws IOException {
    if (found.isLoopback()) {
      return Optional.empty();
    }
    String name = found.getName();
    Optional<String> media = tools.output(List.of("/sbin/ifconfig", name));
    Optional<String> ports =
        tools.output(List.of("/usr/sbin/networksetup", "-listallhardwareports"));
    LinkFacts facts = of(name, found.getMTU(), media.orElse(""), ports.orElse(""));
    return Optional.of(facts.bitsPerSecond() > 0 ? facts : withSpeed(facts));
  }

  static LinkFacts of(String name, int mtuBytes, String ifconfig, String ports) {
    Matcher media = MEDIA.matcher(ifconfig);
    boolean told = media.find();
    String port = portOf(name, ports);
    boolean wireless = port.equals("Wi-Fi") || port.equals("AirPort");
    return new LinkFacts(
        name,
        kind(port, wireless, told),
        told ? bitsPerSecond(media) : -1,
        mtuBytes,
        told ? duplex(media.group(3)) : UNKNOWN,
        port.isEmpty() ? UNKNOWN : wireless ? "yes" : "no");
  }

  private static String kind(String port, boolean wireless, boolean ethernet) {
    if (wireless) {
      return "wireless";
    }
    return port.contains("Bridge") ? "bridge" : ethernet ? "ethernet" : UNKNOWN;
  }

  private static long bitsPerSecond(Matcher media) {
    long factor = media.group(2).isEmpty() ? 1_000_000L : 1_000_000_000L;
    return media.group(1).length() > 6 ? -1 : Long.parseLong(media.group(1)) * factor;
  }

  private static String duplex(String flags) {
    if (flags == null) {
      return UNKNOWN;
    }
    return flags.contains("full-duplex")
        ? "full"
        : flags.contains("half-duplex") ? "half" : UNKNOWN;
  }

  private static String portOf(String name, String ports) {
    Matcher port =
        Pattern.compile("Hardware Port: (.*)\\R+Device: " + Pattern.quote(name) + "(?=\\s|$)")
            .matcher(ports);
    return port.find() ? port.group(1).strip() : "";
  }

  private static LinkFacts withSpeed(LinkFacts facts) {
    return new LinkFacts(
        facts.interfaceName(),
        facts.kind(),
        OtherInterface.bitsPerSecond(facts.interfaceName()),
        facts.mtuBytes(),
        facts.duplex(),
        facts.wireless());
  }
}
