package io.nasreplay.engine.traffic;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The kernel's table of interfaces, {@code /proc/net/dev} as described in proc(5). */
final class NetDevTable {
  private static final int RECEIVED = 0;
  private static final int SENT = 8;

  private NetDevTable() {}

  /** An interface's bytes; empty when the table cannot be read or does not list it. */
  static Optional<Traffic> read(Path table, String interfaceName) {
    try {
      return parse(Files.readString(table, StandardCharsets.ISO_8859_1), interfaceName);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  static Optional<Traffic> parse(String table, String interfaceName) {
    return table
        .lines()
        .filter(line -> line.stripLeading().startsWith(interfaceName + ":"))
        .findFirst()
        .flatMap(
            line -> traffic(List.of(line.substring(line.indexOf(':') + 1).strip().split("\\s+"))));
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
