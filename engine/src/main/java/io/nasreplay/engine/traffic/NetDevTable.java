package io.nasreplay.engine.traffic;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The kernel's table of interfaces, {@code /proc/net/dev} as described in proc(5). */
final class NetDevTable {
  private static final int RECEIVED = 0;
  private static final int SENT = 8;

  private NetDevTable() {}

  /** Each interface's bytes, by its name; empty when the table cannot be read. */
  static Map<String, Traffic> read(Path table) {
    try {
      return parse(Files.readString(table, StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      return new HashMap<>();
    }
  }

  static Map<String, Traffic> parse(String table) {
    Map<String, Traffic> found = new HashMap<>();
    for (String line : table.lines().toList()) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        traffic(List.of(line.substring(colon + 1).strip().split("\\s+")))
            .ifPresent(traffic -> found.put(line.substring(0, colon).strip(), traffic));
      }
    }
    return found;
  }

  private static Optional<Traffic> traffic(List<String> fields) {
    try {
      return Optional.of(
          new Traffic(Long.parseLong(fields.get(RECEIVED)), Long.parseLong(fields.get(SENT))));
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }
}
