package io.nasreplay.engine.environment;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.environment.DeviceStack.Bottom;
import io.nasreplay.engine.mount.Mount;
import io.nasreplay.engine.mount.MountTable;
import io.nasreplay.results.model.DeviceFacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** On folders and links as Linux has them below {@code /sys}. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class DeviceStackTest {
  @TempDir Path root;

  private final List<String> mountLines = new ArrayList<>();

  @Test
  void aPartitionIsDescribedByItsDisk() throws IOException {
    disk("sda", "8:0", "pci0000:00/ata1/block/sda");
    write("sda", "device/vendor", "ATA\n");
    write("sda", "device/model", "WDC WD40EFRX-68N\n");
    write("sda", "queue/rotational", "1\n");
    write("sda", "queue/scheduler", "none [mq-deadline] kyber\n");
    write("sda", "size", "7814037168\n");
    partition("sda", "sda1", "8:1");

    DeviceStack.Found found = under("8:1", "ext4", "/dev/sda1");

    assertThat(found.facts())
        .isEqualTo(
            new DeviceFacts(
                "sda",
                "ATA WDC WD40EFRX-68N",
                "rotational",
                4_000_787_030_016L,
                "8:1",
                "mq-deadline",
                List.of()));
    assertThat(found.bottom()).isEqualTo(Bottom.HERE);
    assertThat(found.cachedFile()).isEmpty();
  }

  @Test
  void anEncryptedVolumeIsFollowedToItsDisk() throws IOException {
    disk("nvme0n1", "259:0", "pci0000:00/nvme/nvme0/nvme0n1");
    write("nvme0n1", "device/model", "Samsung SSD 980 1TB\n");
    write("nvme0n1", "device/transport", "pcie\n");
    write("nvme0n1", "queue/rotational", "0\n");
    partition("nvme0n1", "nvme0n1p3", "259:3");
    disk("dm-1", "253:1", "virtual/block/dm-1");
    write("dm-1", "dm/name", "vg0-home\n");
    write("dm-1", "dm/uuid", "LVM-abc\n");
    slave("dm-1", "dm-0");
    disk("dm-0", "253:0", "virtual/block/dm-0");
    write("dm-0", "dm/name", "luks-1\n");
    write("dm-0", "dm/uuid", "CRYPT-LUKS2-abc\n");
    slave("dm-0", "nvme0n1p3");

    DeviceStack.Found found = under("253:1", "xfs", "/dev/mapper/vg0-home");

    assertThat(found.facts().name()).isEqualTo("nvme0n1");
    assertThat(found.facts().kind()).isEqualTo("solid-state");
    assertThat(found.facts().number()).isEqualTo("253:1");
    assertThat(found.facts().layers())
        .containsExactly(
            "dm-1 is the LVM volume vg0-home of dm-0",
            "dm-0 is the encrypted volume luks-1 of nvme0n1p3");
    assertThat(found.bottom()).isEqualTo(Bottom.HERE);
  }

  @Test
  void anArrayIsNamedWithItsDisks() throws IOException {
    disk("md0", "9:0", "virtual/block/md0");
    write("md0", "md/level", "raid5\n");
    slave("md0", "sdb1");
    slave("md0", "sdc1");

    assertThat(under("9:0", "ext4", "/dev/md0").facts().layers())
        .containsExactly("md0 is an array (raid5) of sdb1, sdc1");
  }

  @Test
  void aLoopDeviceOverAProgramsFileLiesElsewhere() throws IOException {
    Path file = Files.createFile(root.resolve("nbd"));
    mountLines.add("49 27 0:46 / " + file + " rw - fuse /dev/fuse rw,user_id=0");
    disk("loop1", "7:1", "virtual/block/loop1");
    write("loop1", "loop/backing_file", file + "\n");
    write("loop1", "loop/dio", "1\n");

    DeviceStack.Found found = under("7:1", "ext4", "/dev/loop1");

    assertThat(found.bottom()).isEqualTo(Bottom.ELSEWHERE);
    assertThat(found.cachedFile()).isEmpty();
    assertThat(found.facts().layers())
        .containsExactly(
            "loop1 is a loop device over " + file + ", with direct I/O",
            file + " lies on FUSE (/dev/fuse), mounted at " + file);
  }

  @Test
  void aLoopDeviceOverADisksFileIsFollowedToTheDisk() throws IOException {
    Path file = Files.createFile(root.resolve("image"));
    mountLines.add("27 1 8:1 / " + root + " rw - ext4 /dev/sda1 rw");
    disk("sda", "8:0", "pci0000:00/ata1/block/sda");
    partition("sda", "sda1", "8:1");
    disk("loop0", "7:0", "virtual/block/loop0");
    write("loop0", "loop/backing_file", file + "\n");
    write("loop0", "loop/dio", "0\n");

    DeviceStack.Found found = under("0:39", "btrfs", "/dev/loop0");

    assertThat(found.facts().name()).isEqualTo("sda");
    assertThat(found.facts().number()).isEqualTo("7:0");
    assertThat(found.bottom()).isEqualTo(Bottom.HERE);
    assertThat(found.cachedFile()).contains(file.toString());
  }

  @Test
  void disksOfOtherMachinesLieElsewhere() throws IOException {
    disk("sdb", "8:16", "platform/host2/session1/target2:0:0/2:0:0:1/block/sdb");
    disk("nvme1n1", "259:9", "virtual/nvme-subsystem/nvme-subsys1/nvme1n1");
    write("nvme1n1", "device/transport", "tcp\n");
    disk("nbd0", "43:0", "virtual/block/nbd0");

    assertThat(under("8:16", "xfs", "/dev/sdb").facts().layers())
        .containsExactly("sdb is an iSCSI disk");
    assertThat(under("259:9", "xfs", "/dev/nvme1n1").facts().layers())
        .containsExactly("nvme1n1 is NVMe over tcp");
    assertThat(under("43:0", "xfs", "/dev/nbd0").bottom()).isEqualTo(Bottom.ELSEWHERE);
  }

  @Test
  void anOverlayLiesWhereItWrites() throws IOException {
    Path upper = Files.createDirectory(root.resolve("upper"));
    mountLines.add("27 1 8:1 / " + root + " rw - ext4 /dev/sda1 rw");
    disk("sda", "8:0", "pci0000:00/usb1/1-1/block/sda");
    partition("sda", "sda1", "8:1");

    DeviceStack.Found found = under("0:55", "overlay", "overlay", "rw", "upperdir=" + upper);

    assertThat(found.facts().layers())
        .containsExactly("overlay that writes to " + upper, "sda is attached over USB");
    assertThat(found.bottom()).isEqualTo(Bottom.HERE);
  }

  @Test
  void nothingIsGuessedOfWhatNothingTells() {
    DeviceStack.Found zfs = under("0:60", "zfs", "tank/data");
    assertThat(zfs.bottom()).isEqualTo(Bottom.UNKNOWN);
    assertThat(zfs.facts().name()).isEqualTo("unknown");
    assertThat(zfs.facts().layers()).containsExactly("ZFS dataset tank/data");
    DeviceStack.Found container =
        under("0:55", "overlay", "overlay", "rw", "upperdir=/not/seen/from/here");
    assertThat(container.bottom()).isEqualTo(Bottom.UNKNOWN);
    assertThat(under("8:1", "ext4", "/dev/root").facts().number()).isEqualTo("8:1");
  }

  private DeviceStack.Found under(String number, String type, String source, String... options) {
    Mount mount = new Mount(number, "/", "/mnt", type, source, List.of(options));
    return new DeviceStack(root.resolve("sys"), MountTable.parse(mountLines)).under(mount);
  }

  private void disk(String name, String number, String place) throws IOException {
    Path folder = Files.createDirectories(root.resolve("sys/devices").resolve(place));
    Files.writeString(folder.resolve("dev"), number + "\n");
    link(folder, name, number);
  }

  private void partition(String disk, String name, String number) throws IOException {
    Path folder = Files.createDirectories(folder(disk).resolve(name));
    Files.writeString(folder.resolve("partition"), "1\n");
    Files.writeString(folder.resolve("dev"), number + "\n");
    link(folder, name, number);
  }

  private void slave(String name, String part) throws IOException {
    Files.createDirectories(folder(name).resolve("slaves").resolve(part));
  }

  private void link(Path folder, String name, String number) throws IOException {
    Path names = Files.createDirectories(root.resolve("sys/class/block"));
    Path numbers = Files.createDirectories(root.resolve("sys/dev/block"));
    Files.createSymbolicLink(names.resolve(name), folder);
    Files.createSymbolicLink(numbers.resolve(number), folder);
  }

  private void write(String name, String file, String text) throws IOException {
    Path path = folder(name).resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private Path folder(String name) throws IOException {
    return root.resolve("sys/class/block").resolve(name).toRealPath();
  }
}
