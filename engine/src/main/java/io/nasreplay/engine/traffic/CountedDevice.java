package io.nasreplay.engine.traffic;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the kernel counts of a block device of Linux, by its numbers.
 *
 * @param folder its folder in sysfs
 * @param numbers major and minor, for example {@code 254:0}
 */
record CountedDevice(Path folder, String numbers) {
  private static final Path DEVICES = Path.of("/sys/dev/block");

  /** The unit of the kernel's counters, whatever the device's own: block/stat.rst. */
  private static final long SECTOR_BYTES = 512;

  private static final int SECTORS_READ = 2;
  private static final int SECTORS_WRITTEN = 6;

  /** Whether this system counts in this way. */
  static boolean areCounted() {
    return Files.isDirectory(DEVICES);
  }

  /** The device with these numbers, if its transfers are counted. */
  static Optional<CountedDevice> of(String numbers) {
    return Optional.of(new CountedDevice(DEVICES.resolve(numbers), numbers))
        .filter(device -> device.traffic().isPresent());
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

  /** What it moved; empty when the kernel does not tell. */
  Optional<Traffic> traffic() {
    return read("stat").flatMap(CountedDevice::parse);
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
