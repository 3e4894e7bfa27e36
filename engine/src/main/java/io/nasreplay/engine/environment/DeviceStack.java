package io.nasreplay.engine.environment;

import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.engine.mount.Mount;
import io.nasreplay.engine.mount.MountTable;
import io.nasreplay.engine.mount.Mounted;
import io.nasreplay.engine.mount.Protocol;
import io.nasreplay.results.model.DeviceFacts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The block devices under a mount, followed downwards as {@code /sys} describes them: partitions,
 * volumes, loop devices and the files behind them, to a device of this machine or to where nothing
 * more is told. Used once.
 */
final class DeviceStack {
  /** What a mount lies on in the end. */
  enum Bottom {
    /** A device of this machine. */
    HERE,
    /** Something that a network or a program brings. */
    ELSEWHERE,
    /** Nobody knows. */
    UNKNOWN
  }

  /**
   * What was found.
   *
   * @param facts the device
   * @param bottom where the data is in the end
   * @param cachedFile the file behind a loop device that this machine caches once more; empty when
   *     there is none
   */
  record Found(DeviceFacts facts, Bottom bottom, Optional<String> cachedFile) {}

  /** More layers than anyone builds; a circle ends here. */
  private static final int MAX_DEPTH = 16;

  private final Path sys;
  private final MountTable mounts;
  private final List<String> layers = new ArrayList<>();
  private Bottom bottom = Bottom.UNKNOWN;
  private Optional<String> cachedFile = Optional.empty();
  private Optional<BlockDevice> lowest = Optional.empty();

  /**
   * The device that is mounted, or on which an overlay's writes go: where transfers are counted.
   */
  private String number = UNKNOWN;

  /**
   * Looks for devices.
   *
   * @param sys where sysfs is mounted
   * @param mounts where the files behind loop devices lie
   */
  DeviceStack(Path sys, MountTable mounts) {
    this.sys = sys;
    this.mounts = mounts;
  }

  Found under(Mount mount) {
    followMount(mount, 0);
    DeviceFacts facts =
        lowest
            .map(device -> device.facts(number, layers))
            .orElse(new DeviceFacts(UNKNOWN, UNKNOWN, UNKNOWN, -1, number, UNKNOWN, layers));
    return new Found(facts, bottom, cachedFile);
  }

  private void followMount(Mount mount, int depth) {
    if (mount.type().equals("overlay")) {
      followOverlay(mount, depth);
      return;
    }
    if (mount.type().equals("zfs")) {
      layers.add("ZFS dataset " + mount.source());
      return;
    }
    String mounted = numberOf(mount);
    if (!mounted.equals(UNKNOWN)) {
      number = number.equals(UNKNOWN) ? mounted : number;
      follow(sys.resolve("dev/block").resolve(mounted), depth);
    }
  }

  /** What is written goes to the upper directory, which a container does not see. */
  private void followOverlay(Mount mount, int depth) {
    Optional<String> upper = mount.option("upperdir");
    upper.ifPresent(
        directory -> {
          layers.add("overlay that writes to " + directory);
          followFile(directory, depth);
        });
  }

  private void followFile(String file, int depth) {
    Path path = Path.of(file);
    Optional<Mount> holding =
        new SystemFiles(path.getParent() == null ? path : path.getParent())
                .has(path.getFileName() == null ? "" : path.getFileName().toString())
            ? mounts.holding(file)
            : Optional.empty();
    holding.ifPresent(mount -> followHolding(file, mount, depth));
  }

  private void followHolding(String file, Mount mount, int depth) {
    Protocol protocol = Mounted.protocolOf(mount);
    switch (protocol.kind()) {
      case DISK -> followMount(mount, depth + 1);
      case MEMORY -> {
        layers.add(file + " is in this machine's memory");
        bottom = Bottom.HERE;
      }
      case NETWORK, PROGRAM, UNKNOWN -> {
        layers.add(file + " lies on " + protocol.name() + ", mounted at " + mount.mountPoint());
        bottom = Bottom.ELSEWHERE;
      }
    }
  }

  private void follow(Path described, int depth) {
    Optional<BlockDevice> found = BlockDevice.at(described);
    if (found.isEmpty() || depth > MAX_DEPTH) {
      return;
    }
    BlockDevice device = found.get();
    lowest = found;
    Optional<String> file = device.backingFile();
    if (file.isPresent()) {
      followLoop(device, file.get(), depth);
      return;
    }
    device.layer().ifPresent(layers::add);
    List<String> parts = device.parts();
    if (parts.size() == 1) {
      follow(sys.resolve("class/block").resolve(parts.get(0)), depth + 1);
    } else {
      bottom = device.isElsewhere() ? Bottom.ELSEWHERE : Bottom.HERE;
    }
  }

  private void followLoop(BlockDevice device, String file, int depth) {
    boolean direct = device.passesDirect();
    layers.add(
        device.name() + " is a loop device over " + file + (direct ? ", with direct I/O" : ""));
    if (!direct && cachedFile.isEmpty()) {
      cachedFile = Optional.of(file);
    }
    followFile(file, depth + 1);
  }

  /** A file system of several devices has a number of its own, which is none of theirs. */
  private String numberOf(Mount mount) {
    if (mount.device().matches("[1-9]\\d*:\\d+")) {
      return mount.device();
    }
    if (!mount.source().startsWith("/dev/")) {
      return UNKNOWN;
    }
    Path name = realName(Path.of(mount.source()));
    return new SystemFiles(sys.resolve("class/block").resolve(name)).text("dev").orElse(UNKNOWN);
  }

  /** A volume is known by a link to its device. */
  private static Path realName(Path device) {
    try {
      return device.toRealPath().getFileName();
    } catch (IOException e) {
      return device.getFileName();
    }
  }
}
