package io.nasreplay.engine.environment;

import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.engine.tool.PowerShell;
import io.nasreplay.engine.tool.SystemTools;
import io.nasreplay.results.model.LinkFacts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Network adapters as {@code Get-NetAdapter} describes them on Windows.
 *
 * @param adapters each as its properties
 */
record WindowsAdapters(List<Map<String, String>> adapters) {
  private static final Pattern SPEED = Pattern.compile("^(\\d{1,6}(?:\\.\\d{1,3})?) ([KMG]?)bps$");
  private static final Map<String, Long> UNITS =
      Map.of("", 1L, "K", 1_000L, "M", 1_000_000L, "G", 1_000_000_000L);

  static WindowsAdapters ask(SystemTools tools) {
    return new WindowsAdapters(PowerShell.list(tools, "Get-NetAdapter"));
  }

  /** The adapter with an index; empty when it is not told. */
  Optional<LinkFacts> with(int index, String name) {
    return adapters.stream()
        .filter(adapter -> value(adapter, "ifIndex").equals(Integer.toString(index)))
        .findFirst()
        .map(adapter -> describe(adapter, name));
  }

  private static LinkFacts describe(Map<String, String> adapter, String name) {
    String medium = value(adapter, "PhysicalMediaType");
    boolean wireless = medium.contains("802.11");
    return new LinkFacts(
        value(adapter, "Name").isEmpty() ? name : value(adapter, "Name"),
        wireless ? "wireless" : medium.equals("802.3") ? "ethernet" : UNKNOWN,
        bitsPerSecond(value(adapter, "LinkSpeed")),
        number(value(adapter, "MtuSize")),
        duplex(value(adapter, "FullDuplex")),
        medium.isEmpty() ? UNKNOWN : wireless ? "yes" : "no");
  }

  private static String duplex(String full) {
    return full.equals("True") ? "full" : full.equals("False") ? "half" : UNKNOWN;
  }

  private static long bitsPerSecond(String text) {
    Matcher speed = SPEED.matcher(text);
    return speed.matches()
        ? Math.round(Double.parseDouble(speed.group(1)) * UNITS.getOrDefault(speed.group(2), 1L))
        : -1;
  }

  private static long number(String text) {
    return text.matches("\\d{1,9}") ? Long.parseLong(text) : -1;
  }

  private static String value(Map<String, String> adapter, String property) {
    return adapter.getOrDefault(property, "");
  }
}
