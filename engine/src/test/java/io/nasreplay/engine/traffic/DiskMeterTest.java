package io.nasreplay.engine.traffic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import io.nasreplay.results.model.DeviceFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import io.nasreplay.results.model.LinkFacts;
import io.nasreplay.results.model.MountFacts;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import oshi.hardware.HWDiskStore;
import oshi.hardware.HWPartition;

class DiskMeterTest {
  private static final int WRITTEN_BYTES = 8 << 20;

  @TempDir Path folder;

  private static TargetFacts facts(String fileSystem, String deviceNumbers) {
    List<String> layers = List.of("a layer", "another");
    return new TargetFacts(
        fileSystem,
        "source",
        "/",
        "rw",
        "FUSE",
        "none",
        "none",
        4096,
        -1,
        -1,
        MountFacts.UNKNOWN,
        new DeviceFacts("vda", "unknown", "unknown", -1, deviceNumbers, "unknown", layers),
        LinkFacts.NONE);
  }

  @Test
  void theKernelCountsSectorsOf512Bytes() {
    String stat =
        " 1820531    33902 565197634  4634182  1213331   231414 635367072  4756325        0   467788";
    assertThat(CountedDevice.parse(stat))
        .hasValue(new Traffic(565_197_634L * 512, 635_367_072L * 512));
    assertThat(CountedDevice.parse("1 2 3")).isEmpty();
    assertThat(CountedDevice.parse("")).isEmpty();
  }

  @Test
  void whatIsWrittenToADiskIsCounted() throws IOException {
    Object device = Files.getAttribute(folder, "unix:dev");
    String numbers = numbers((Long) device);
    assumeTrue(CountedDevice.of(numbers).isPresent(), "no block device under the temporary folder");
    TrafficCounter counter = TrafficCounter.leadingTo(folder, facts("ext4", numbers));
    assertThat(counter.kind()).isEqualTo(TrafficCounter.Kind.DISK);
    assertThat(counter.name()).startsWith("block device " + numbers);
    assertThat(counter.note()).isEqualTo("a layer; another");
    Traffic before = counter.read().orElseThrow();
    write();
    Traffic passed = counter.read().orElseThrow().since(before);
    assertThat(passed.bytesOut()).isGreaterThanOrEqualTo(WRITTEN_BYTES);
  }

  /** gnu_dev_major and gnu_dev_minor, for numbers below 256 and 4096. */
  private static String numbers(long device) {
    return (device >> 8 & 0xfff) + ":" + (device & 0xff);
  }

  private void write() throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            folder.resolve("f"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      byte[] bytes = new byte[WRITTEN_BYTES];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) (i * 31 + i / 4096);
      }
      channel.write(ByteBuffer.wrap(bytes));
      channel.force(true);
    }
  }

  @Test
  void memoryAndUnknownProgramsHaveNoCounter() {
    TrafficCounter program = TrafficCounter.leadingTo(folder, facts("fuse.x", "unknown"));
    assertThat(program.kind()).isEqualTo(TrafficCounter.Kind.NONE);
    assertThat(program.name()).isEqualTo("not available here");
    assertThat(program.note()).contains("fuse.x");
    TrafficCounter memory = TrafficCounter.leadingTo(folder, facts("tmpfs", "none"));
    assertThat(memory.kind()).isEqualTo(TrafficCounter.Kind.NONE);
    assertThat(memory.note()).contains("memory");
  }

  @Test
  void elsewhereTheNearestMountPointTellsTheDisk() {
    HWDiskStore system = disk("/");
    HWDiskStore data = disk("/data");
    List<HWDiskStore> disks = List.of(system, data, disk(""));
    assertThat(DiskMeter.holding(Path.of("/data/review"), disks)).containsSame(data);
    assertThat(DiskMeter.holding(Path.of("/database"), disks)).containsSame(system);
    assertThat(DiskMeter.holding(Path.of("/home"), List.of(data))).isEmpty();
  }

  private static HWDiskStore disk(String mountPoint) {
    HWPartition partition = mock();
    when(partition.getMountPoint()).thenReturn(mountPoint);
    HWDiskStore disk = mock();
    when(disk.getPartitions()).thenReturn(List.of(partition));
    return disk;
  }
}
