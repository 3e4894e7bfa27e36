package io.nasreplay.engine.environment;

import static io.nasreplay.results.model.EnvironmentFacts.NONE;
import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.engine.mount.MountTable;
import io.nasreplay.engine.mount.Mounted;
import io.nasreplay.engine.mount.Protocol;
import io.nasreplay.engine.tool.SystemTools;
import io.nasreplay.results.model.DeviceFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import io.nasreplay.results.model.LinkFacts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is under a target.
 *
 * @param path the target, absolute and without links
 * @param mounted what is mounted there
 * @param space its sizes
 * @param device the block device of a disk
 * @param link how the network leads there
 */
record Place(
    Path path, Mounted mounted, FileSystemSpace space, DeviceStack.Found device, LinkFacts link) {
  private static final Path SYS = Path.of("/sys");

  /** Looks; makes nothing. May look up the server's name, and block for that. */
  static Place of(Path target, SystemTools tools) throws IOException {
    Path real = target.toRealPath();
    Mounted mounted = Mounted.at(real, tools);
    DeviceStack.Found device = deviceUnder(mounted);
    return new Place(
        real, mounted, FileSystemSpace.of(real), device, linkTo(mounted, device, tools));
  }

  Place withSpaceOfNow() throws IOException {
    return new Place(path, mounted, FileSystemSpace.of(path), device, link);
  }

  TargetFacts facts() {
    String absent = isHere(mounted.protocol(), device) ? NONE : UNKNOWN;
    return new TargetFacts(
        mounted.mount().type(),
        mounted.publicSource(),
        mounted.mount().mountPoint(),
        mounted.publicOptions(),
        mounted.protocol().name(),
        mounted.protocol().server().orElse(absent),
        mounted.protocol().share().orElse(absent),
        space.blockBytes(),
        space.totalBytes(),
        space.freeBytes(),
        mounted.facts(),
        device.facts(),
        link);
  }

  boolean isReadOnly() {
    return space.readOnly() || mounted.mount().has("ro");
  }

  private static DeviceStack.Found deviceUnder(Mounted mounted) {
    Protocol.Kind kind = mounted.protocol().kind();
    if (kind == Protocol.Kind.DISK) {
      return new DeviceStack(SYS, MountTable.ofThisSystem()).under(mounted.mount());
    }
    boolean none = kind == Protocol.Kind.NETWORK || kind == Protocol.Kind.MEMORY;
    return new DeviceStack.Found(
        none ? DeviceFacts.NONE : DeviceFacts.UNKNOWN,
        kind == Protocol.Kind.MEMORY ? DeviceStack.Bottom.HERE : DeviceStack.Bottom.ELSEWHERE,
        Optional.empty());
  }

  private static LinkFacts linkTo(Mounted mounted, DeviceStack.Found device, SystemTools tools) {
    if (isHere(mounted.protocol(), device)) {
      return LinkFacts.NONE;
    }
    return mounted
        .serverAddress()
        .map(server -> NetworkRoute.to(server, tools))
        .orElse(LinkFacts.UNKNOWN);
  }

  private static boolean isHere(Protocol protocol, DeviceStack.Found device) {
    boolean local =
        protocol.kind() == Protocol.Kind.DISK || protocol.kind() == Protocol.Kind.MEMORY;
    return local && device.bottom() == DeviceStack.Bottom.HERE;
  }
}
