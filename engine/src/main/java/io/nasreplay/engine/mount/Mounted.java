package io.nasreplay.engine.mount;

import io.nasreplay.engine.tool.SystemTools;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.MountFacts;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What is mounted at a path.
 *
 * @param mount the mount, as the system tells it
 * @param protocol how it is reached
 * @param facts what it does to data
 */
public record Mounted(Mount mount, Protocol protocol, MountFacts facts) {
  /**
   * Looks. Blocks for as long as the system's programs take, where these are asked (macOS and
   * Windows, for network mounts).
   *
   * @param real an absolute path without links
   */
  public static Mounted at(Path real, SystemTools tools) throws IOException {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    Optional<Mounted> found;
    if (system.startsWith("linux")) {
      found = onLinux(real);
    } else if (system.startsWith("mac")) {
      found = new MacMounts(tools).holding(real.toString());
    } else {
      found = system.startsWith("windows") ? onWindows(real, tools) : Optional.empty();
    }
    return found.isPresent() ? found.get() : byJava(real);
  }

  /** The address that the kernel uses, else the server as it was named. */
  public Optional<String> serverAddress() {
    Optional<String> address = mount.option("addr");
    return address.isPresent() && protocol.server().isPresent() ? address : protocol.server();
  }

  /** The mount's source without user names and passwords. */
  public String publicSource() {
    return Credentials.removedFromSource(mount.source());
  }

  /** The mount's options, comma-separated, without user names and passwords. */
  public String publicOptions() {
    return Credentials.removedFromOptions(mount.options());
  }

  /** What the type and the source of a mount tell about how it is reached. */
  public static Protocol protocolOf(Mount mount) {
    return Protocol.of(mount);
  }

  private static Optional<Mounted> onLinux(Path real) {
    return MountTable.ofThisSystem().holding(real.toString()).map(Mounted::ofLinux);
  }

  /** What a mount on Linux tells of itself, and the kernel's SMB client of it. */
  public static Mounted ofLinux(Mount mount) {
    boolean smb = mount.type().equals("cifs") || mount.type().equals("smb3");
    Optional<CifsDebugData.Session> session =
        smb ? CifsDebugData.ofThisSystem(mount) : Optional.empty();
    return of(mount, session);
  }

  static Mounted of(Mount mount, Optional<CifsDebugData.Session> session) {
    Protocol protocol = Protocol.of(mount);
    return new Mounted(mount, protocol, LinuxMountFacts.of(mount, protocol, session));
  }

  private static Optional<Mounted> onWindows(Path real, SystemTools tools) throws IOException {
    return new WindowsShares(tools).holding(real.toString(), Files.getFileStore(real).type());
  }

  /** Without a table of mounts only the network's file systems can be told from disks. */
  private static Mounted byJava(Path real) throws IOException {
    FileStore store = Files.getFileStore(real);
    Mount mount =
        new Mount(
            EnvironmentFacts.UNKNOWN,
            "/",
            EnvironmentFacts.UNKNOWN,
            orUnknown(store.type()),
            orUnknown(store.name()),
            List.of());
    Protocol protocol = Protocol.of(mount);
    return new Mounted(
        mount,
        protocol.kind() == Protocol.Kind.NETWORK
            ? protocol
            : Protocol.alone(EnvironmentFacts.UNKNOWN, Protocol.Kind.UNKNOWN),
        MountFacts.UNKNOWN);
  }

  private static String orUnknown(String text) {
    return text.isEmpty() ? EnvironmentFacts.UNKNOWN : text;
  }
}
