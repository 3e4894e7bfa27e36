package io.nasreplay.engine.mount;

import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.engine.tool.PowerShell;
import io.nasreplay.engine.tool.SystemTools;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code Get-SmbMapping}, {@code Get-SmbConnection} and {@code Get-SmbMultichannelConnection}
 * tell on Windows; the latter two only to administrators.
 */
final class WindowsShares {
  private final SystemTools tools;

  WindowsShares(SystemTools tools) {
    this.tools = tools;
  }

  /**
   * The share that a path lies on; empty when it lies on none.
   *
   * @param path with a drive letter or a UNC name
   * @param fileSystem what the share says it is
   */
  Optional<Mounted> holding(String path, String fileSystem) {
    Optional<String> unc = path.startsWith("\\\\") ? Optional.of(path) : mapped(path);
    return unc.flatMap(Source::of).map(source -> described(path, source, fileSystem));
  }

  private Optional<String> mapped(String path) {
    return PowerShell.list(tools, "Get-SmbMapping").stream()
        .filter(mapping -> !value(mapping, "LocalPath").isEmpty())
        .filter(mapping -> startsWith(path, value(mapping, "LocalPath")))
        .map(mapping -> value(mapping, "RemotePath"))
        .findFirst();
  }

  private Mounted described(String path, Source source, String fileSystem) {
    String share = source.path().split("/", 2)[0];
    String unc = "\\\\" + source.host() + "\\" + share;
    String mountPoint = path.startsWith("\\\\") ? unc : path.substring(0, 2);
    Mount mount = new Mount(UNKNOWN, "/", mountPoint, fileSystem, unc, List.of());
    MountFactsBuilder facts = new MountFactsBuilder();
    Optional<Map<String, String>> connection = connection(source.host(), share);
    connection.ifPresent(told -> addSession(facts, told, source.host()));
    String version = connection.map(told -> " " + value(told, "Dialect")).orElse("");
    Protocol protocol =
        new Protocol(
            ("SMB" + version).strip(),
            Protocol.Kind.NETWORK,
            Optional.of(source.host()),
            Optional.of(share));
    return new Mounted(mount, protocol, facts.build());
  }

  private Optional<Map<String, String>> connection(String server, String share) {
    return PowerShell.list(tools, "Get-SmbConnection").stream()
        .filter(found -> value(found, "ServerName").equalsIgnoreCase(server))
        .filter(found -> value(found, "ShareName").equalsIgnoreCase(share))
        .findFirst();
  }

  private void addSession(MountFactsBuilder facts, Map<String, String> session, String server) {
    facts.signing = yesNo(value(session, "Signed"));
    facts.encryption = yesNo(value(session, "Encrypted"));
    int selected =
        PowerShell.list(tools, "Get-SmbMultichannelConnection").stream()
            .filter(channel -> value(channel, "ServerName").equalsIgnoreCase(server))
            .filter(channel -> value(channel, "Selected").equalsIgnoreCase("True"))
            .map(channel -> value(channel, "CurrentChannels"))
            .filter(count -> count.matches("\\d{1,4}"))
            .mapToInt(Integer::parseInt)
            .sum();
    if (selected > 0) {
      facts.connections(selected);
    }
  }

  private static boolean startsWith(String path, String drive) {
    return path.regionMatches(true, 0, drive, 0, drive.length());
  }

  private static String yesNo(String value) {
    return switch (value) {
      case "True" -> MountFactsBuilder.YES;
      case "False" -> MountFactsBuilder.NO;
      default -> UNKNOWN;
    };
  }

  private static String value(Map<String, String> object, String property) {
    return object.getOrDefault(property, "");
  }
}
