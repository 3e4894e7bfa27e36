package io.nasreplay.engine.traffic;

import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import oshi.SystemInfo;
import oshi.hardware.HWDiskStore;

/** Counts what passes the block device under a directory. */
final class DiskMeter {
  private DiskMeter() {}

  static TrafficCounter counter(Path target, TargetFacts facts) {
    List<CountedDevice> devices =
        BtrfsDevices.with(facts.device().number()).stream()
            .flatMap(number -> CountedDevice.of(number).stream())
            .toList();
    if (!devices.isEmpty()) {
      String names = devices.stream().map(CountedDevice::name).collect(Collectors.joining(", "));
      return new TrafficCounter(TrafficCounter.Kind.DISK, names, layers(facts), () -> sum(devices));
    }
    boolean others = facts.protocol().equals("local") && !CountedDevice.areCounted();
    return holding(target, others ? disks() : List.of())
        .map(disk -> oshi(disk))
        .orElseGet(
            () ->
                TrafficCounter.none(
                    "no interface and no block device is known that leads to "
                        + facts.source()
                        + " (file system "
                        + facts.fileSystem()
                        + ")"));
  }

  /** Empty when one of them can no longer be read. */
  private static Optional<Traffic> sum(List<CountedDevice> devices) {
    long read = 0;
    long written = 0;
    for (CountedDevice device : devices) {
      Optional<Traffic> traffic = device.traffic();
      if (traffic.isEmpty()) {
        return Optional.empty();
      }
      read += traffic.get().bytesIn();
      written += traffic.get().bytesOut();
    }
    return Optional.of(new Traffic(read, written));
  }

  private static String layers(TargetFacts facts) {
    return String.join("; ", facts.device().layers());
  }

  /** The disk with the partition that is mounted nearest above a directory. */
  static Optional<HWDiskStore> holding(Path target, List<HWDiskStore> disks) {
    return disks.stream()
        .filter(disk -> depth(disk, target) >= 0)
        .max(Comparator.comparingInt(disk -> depth(disk, target)));
  }

  /** Names in the mount point above the directory; -1 when none of the disk's is above it. */
  private static int depth(HWDiskStore disk, Path target) {
    return disk.getPartitions().stream()
        .map(partition -> partition.getMountPoint())
        .filter(point -> !point.isEmpty() && target.startsWith(point))
        .mapToInt(point -> Path.of(point).getNameCount())
        .max()
        .orElse(-1);
  }

  private static List<HWDiskStore> disks() {
    try {
      return new SystemInfo().getHardware().getDiskStores();
    } catch (RuntimeException | LinkageError e) {
      return List.of();
    }
  }

  private static TrafficCounter oshi(HWDiskStore disk) {
    return new TrafficCounter(
        TrafficCounter.Kind.DISK,
        "disk " + disk.getName(),
        "",
        () ->
            disk.updateAttributes()
                ? Optional.of(new Traffic(disk.getReadBytes(), disk.getWriteBytes()))
                : Optional.empty());
  }
}
