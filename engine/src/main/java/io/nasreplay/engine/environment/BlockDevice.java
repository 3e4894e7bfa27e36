package io.nasreplay.engine.environment;

import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.results.model.DeviceFacts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A whole block device as {@code /sys/block} describes it.
 *
 * @param files its folder
 */
record BlockDevice(SystemFiles files) {
  /** The unit of the file size, whatever the device's own sectors. */
  private static final int SECTOR_BYTES = 512;

  private static final Pattern CHOSEN = Pattern.compile("\\[([^\\]]+)\\]");

  /** The device that a folder or a link to one describes; of a partition the device it is on. */
  static Optional<BlockDevice> at(Path described) {
    try {
      Path folder = described.toRealPath();
      boolean partition = new SystemFiles(folder).has("partition");
      Path whole = partition ? folder.getParent() : folder;
      return Optional.ofNullable(whole).map(SystemFiles::new).map(BlockDevice::new);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  String name() {
    return String.valueOf(files.folder().getFileName());
  }

  DeviceFacts facts(String number, List<String> layers) {
    long sectors = files.number("size");
    return new DeviceFacts(
        name(),
        model(),
        kind(),
        sectors < 0 ? -1 : sectors * SECTOR_BYTES,
        number,
        scheduler(),
        layers);
  }

  /** The file behind a loop device. */
  Optional<String> backingFile() {
    return files.text("loop/backing_file");
  }

  /** Whether a loop device reads and writes its file without caching it. */
  boolean passesDirect() {
    return files.number("loop/dio") == 1;
  }

  /** The devices that it consists of. */
  List<String> parts() {
    return files.in("slaves").names("*");
  }

  /** What it is, when it is more than a disk of this machine. */
  Optional<String> layer() {
    Optional<String> volume = files.text("dm/name").map(this::volume);
    if (volume.isPresent()) {
      return volume;
    }
    Optional<String> array =
        files.text("md/level").map(level -> name() + " is an array (" + level + ")" + of());
    return array.isPresent() ? array : byName();
  }

  /** Whether a network brings it. */
  boolean isElsewhere() {
    return name().matches("(nbd|rbd|drbd)\\d+.*") || isIscsi() || fabric().isPresent();
  }

  private Optional<String> byName() {
    if (name().startsWith("zram")) {
      return Optional.of(name() + " is compressed memory");
    }
    if (name().matches("(nbd|rbd|drbd)\\d+.*")) {
      return Optional.of(name() + " is a block device of another machine");
    }
    if (isIscsi()) {
      return Optional.of(name() + " is an iSCSI disk");
    }
    if (fabric().isPresent()) {
      return Optional.of(name() + " is NVMe over " + fabric().get());
    }
    return Stream.of("usb", "virtio")
        .filter(bus -> path().matches(".*/" + bus + "\\d.*"))
        .findFirst()
        .map(
            bus ->
                name()
                    + (bus.equals("usb")
                        ? " is attached over USB"
                        : " is a virtual disk (virtio)"));
  }

  private String volume(String volume) {
    String owner = files.text("dm/uuid").orElse("");
    String what = "a device-mapper volume";
    if (owner.startsWith("LVM-")) {
      what = "the LVM volume";
    } else if (owner.startsWith("CRYPT-")) {
      what = "the encrypted volume";
    }
    return name() + " is " + what + " " + volume + of();
  }

  private String of() {
    return parts().isEmpty() ? "" : " of " + String.join(", ", parts());
  }

  private boolean isIscsi() {
    return path().matches(".*/session\\d+/target.*");
  }

  private Optional<String> fabric() {
    return name().startsWith("nvme")
        ? files.text("device/transport").filter(transport -> !transport.equals("pcie"))
        : Optional.empty();
  }

  private String path() {
    return files.folder().toString().replace('\\', '/');
  }

  private String model() {
    String model =
        Stream.of("device/vendor", "device/model")
            .flatMap(file -> files.text(file).stream())
            .filter(text -> !text.startsWith("0x"))
            .distinct()
            .collect(Collectors.joining(" "));
    return model.isEmpty() ? UNKNOWN : model;
  }

  private String kind() {
    long rotational = files.number("queue/rotational");
    return rotational < 0 ? UNKNOWN : rotational == 0 ? "solid-state" : "rotational";
  }

  private String scheduler() {
    Matcher chosen = CHOSEN.matcher(files.text("queue/scheduler").orElse(""));
    return chosen.find() ? chosen.group(1) : UNKNOWN;
  }
}
