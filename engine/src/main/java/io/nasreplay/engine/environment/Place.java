package io.nasreplay.engine.environment;

import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is under a target.
 *
 * @param path the target, absolute and without links
 * @param mount what is mounted there
 * @param protocol how it is reached
 * @param space its sizes
 * @param route how the network leads there; empty when no server is known
 */
record Place(
    Path path,
    Mount mount,
    Protocol protocol,
    FileSystemSpace space,
    Optional<NetworkRoute> route) {

  /** Looks; makes nothing. May look up the server's name, and block for that. */
  static Place of(Path target) throws IOException {
    Path real = target.toRealPath();
    Optional<Mount> known = MountTable.ofThisSystem().holding(real.toString());
    Mount mount = known.isPresent() ? known.get() : mountFromJava(real);
    Protocol protocol = protocol(mount, known.isPresent());
    return new Place(
        real,
        mount,
        protocol,
        FileSystemSpace.of(real),
        protocol.server().flatMap(NetworkRoute::to));
  }

  TargetFacts facts() {
    return new TargetFacts(
        mount.type(),
        Credentials.removedFromSource(mount.source()),
        mount.mountPoint(),
        Credentials.removedFromOptions(mount.options()),
        protocol.name(),
        space.blockBytes(),
        space.totalBytes(),
        space.freeBytes(),
        networkInterface(),
        route.map(NetworkRoute::linkBitsPerSecond).orElse(EnvironmentFacts.UNKNOWN_NUMBER));
  }

  boolean isReadOnly() {
    return space.readOnly() || mount.has("ro");
  }

  private String networkInterface() {
    boolean none = protocol.kind() == Protocol.Kind.DISK || protocol.kind() == Protocol.Kind.MEMORY;
    return route.map(NetworkRoute::interfaceName).orElse(none ? "none" : EnvironmentFacts.UNKNOWN);
  }

  /** Without a table of mounts only the network's file systems can be told from disks. */
  private static Protocol protocol(Mount mount, boolean fromTable) {
    Protocol protocol = Protocol.of(mount);
    return fromTable || protocol.kind() == Protocol.Kind.NETWORK
        ? protocol
        : new Protocol(EnvironmentFacts.UNKNOWN, Protocol.Kind.UNKNOWN, Optional.empty());
  }

  private static Mount mountFromJava(Path real) throws IOException {
    FileStore store = Files.getFileStore(real);
    return new Mount(
        EnvironmentFacts.UNKNOWN,
        "/",
        EnvironmentFacts.UNKNOWN,
        store.type().isEmpty() ? EnvironmentFacts.UNKNOWN : store.type(),
        store.name().isEmpty() ? EnvironmentFacts.UNKNOWN : store.name(),
        List.of());
  }
}
