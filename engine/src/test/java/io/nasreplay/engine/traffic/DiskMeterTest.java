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
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import oshi.hardware.HWDiskStore;
import oshi.hardware.HWPartition;

class DiskMeterTest {
  private static final int WRITTEN_BYTES = 8 << 20;

  @TempDir Path folder;

  private static TargetFacts facts(String fileSystem, String source, String interfaceName) {
    return new TargetFacts(
        fileSystem,
        source,
        "/",
        "rw",
        "local",
        "none",
        "none",
        4096,
        -1,
        -1,
        MountFacts.UNKNOWN,
        DeviceFacts.UNKNOWN,
        new LinkFacts(interfaceName, "unknown", -1, -1, "unknown", "unknown"));
  }

  @Test
  void theKernelCountsSectorsOf512Bytes() {
    String stat =
        " 1820531    33902 565197634  4634182  1213331   231414 635367072  4756325        0   467788";
    assertThat(BlockDevice.parse(stat))
        .hasValue(new Traffic(565_197_634L * 512, 635_367_072L * 512));
    assertThat(BlockDevice.parse("1 2 3")).isEmpty();
    assertThat(BlockDevice.parse("")).isEmpty();
  }

  /** gnu_dev_major and gnu_dev_minor: twelve and twenty bits, each in two pieces. */
  @Test
  void deviceNumbersAreTakenApart() {
    assertThat(BlockDevice.numbers(0xfe00)).isEqualTo("254:0");
    assertThat(BlockDevice.numbers(0x0701)).isEqualTo("7:1");
    assertThat(BlockDevice.numbers(0x10_3305)).isEqualTo("51:261");
    assertThat(BlockDevice.numbers(0x0000_5000_0000_0100L)).isEqualTo("20481:0");
  }

  @Test
  void whatIsWrittenToADiskIsCounted() throws IOException {
    Optional<BlockDevice> device = BlockDevice.under(folder, "none");
    assumeTrue(device.isPresent(), "no block device under the temporary folder");
    TrafficCounter counter = TrafficCounter.leadingTo(folder, facts("ext4", "/dev/none", "none"));
    assertThat(counter.kind()).isEqualTo(TrafficCounter.Kind.DISK);
    assertThat(counter.name()).isEqualTo(device.get().name()).startsWith("block device ");
    Traffic before = counter.read().orElseThrow();
    write();
    Traffic passed = counter.read().orElseThrow().since(before);
    assertThat(passed.bytesOut()).isGreaterThanOrEqualTo(WRITTEN_BYTES);
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
  void aFileSystemWithoutADeviceIsFollowedToItsSource() throws IOException {
    Path memory = Path.of("/dev/shm");
    assumeTrue(Files.isDirectory(memory) && BlockDevice.under(memory, "tmpfs").isEmpty());
    Optional<BlockDevice> disk = BlockDevice.under(folder, "none");
    assumeTrue(disk.isPresent(), "no block device under the temporary folder");
    Path node = Path.of("/dev", disk.get().name().replaceAll(".*/dev/(.*)\\)", "$1"));
    assumeTrue(Files.exists(node), "no node of the device");
    assertThat(BlockDevice.under(memory, node.toString())).isEqualTo(disk);
    assertThat(BlockDevice.under(memory, "/dev/null")).isEmpty();
    assertThat(BlockDevice.under(memory, "/dev/no-such-node")).isEmpty();
  }

  @Test
  void memoryAndUnknownProgramsHaveNoCounter() {
    TrafficCounter memory = TrafficCounter.leadingTo(folder, facts("tmpfs", "tmpfs", "none"));
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
