package io.nasreplay.engine.traffic;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A block device of Linux, by its numbers.
 *
 * @param folder its folder in sysfs
 * @param numbers major and minor, for example {@code 254:0}
 */
record BlockDevice(Path folder, String numbers) {
  private static final Path DEVICES = Path.of("/sys/dev/block");

  /** The unit of the kernel's counters, whatever the device's own: block/stat.rst. */
  private static final long SECTOR_BYTES = 512;

  private static final int SECTORS_READ = 2;
  private static final int SECTORS_WRITTEN = 6;
  private static final int FILE_TYPE_MASK = 0xf000;
  private static final int BLOCK_DEVICE = 0x6000;

  /** Whether this system tells its block devices in this way. */
  static boolean isKernelsTableThere() {
    return Files.isDirectory(DEVICES);
  }

  /**
   * The device that holds a directory's file system. Those with a number of their own that is no
   * device's (btrfs) name a device as their source.
   */
  static Optional<BlockDevice> under(Path directory, String source) {
    Optional<BlockDevice> own = ofAttribute(directory, "unix:dev");
    return own.isPresent() || !source.startsWith("/dev/") ? own : ofNode(Path.of(source));
  }

  private static Optional<BlockDevice> ofNode(Path node) {
    try {
      Object mode = Files.readAttributes(node, "unix:mode").get("mode");
      boolean block = mode instanceof Integer bits && (bits & FILE_TYPE_MASK) == BLOCK_DEVICE;
      return block ? ofAttribute(node, "unix:rdev") : Optional.empty();
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Optional<BlockDevice> ofAttribute(Path path, String attribute) {
    try {
      Map<String, Object> found = Files.readAttributes(path, attribute);
      return found.values().stream()
          .map(value -> numbers((Long) value))
          .map(numbers -> new BlockDevice(DEVICES.resolve(numbers), numbers))
          .filter(device -> device.traffic().isPresent())
          .findFirst();
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Major and minor number of a dev_t: sys/sysmacros.h of glibc and musl. */
  static String numbers(long device) {
    long major = (device >> 8 & 0xfff) | (device >> 32 & ~0xfffL);
    long minor = (device & 0xff) | (device >> 12 & ~0xffL & 0xffff_ffffL);
    return major + ":" + minor;
  }

  /** For example {@code block device 254:0 (/dev/vda)}. */
  String name() {
    String node =
        read("uevent")
            .flatMap(text -> text.lines().filter(l -> l.startsWith("DEVNAME=")).findFirst())
            .map(line -> " (/dev/" + line.substring("DEVNAME=".length()) + ")")
            .orElse("");
    return "block device " + numbers + node;
  }

  /** What is behind it when that is not a disk. */
  String note() {
    Optional<String> file = read("loop/backing_file");
    if (file.isEmpty()) {
      return "";
    }
    boolean direct = read("loop/dio").filter("1"::equals).isPresent();
    return "a loop device over "
        + file.get()
        + (direct ? ", past its cache" : ": what it moves may come from that file's cache");
  }

  /** What it moved; empty when the kernel does not tell. */
  Optional<Traffic> traffic() {
    return read("stat").flatMap(BlockDevice::parse);
  }

  static Optional<Traffic> parse(String stat) {
    List<String> fields = List.of(stat.strip().split("\\s+"));
    try {
      return Optional.of(
          new Traffic(
              Long.parseLong(fields.get(SECTORS_READ)) * SECTOR_BYTES,
              Long.parseLong(fields.get(SECTORS_WRITTEN)) * SECTOR_BYTES));
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }

  private Optional<String> read(String name) {
    try {
      return Optional.of(Files.readString(folder.resolve(name)).strip());
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
