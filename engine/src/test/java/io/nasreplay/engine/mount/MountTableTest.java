package io.nasreplay.engine.mount;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On lines as Linux writes them. */
class MountTableTest {
  private static final List<String> LINES =
      List.of(
          "22 27 0:21 / /proc rw,relatime - proc proc rw",
          "27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw,discard,resv_strict",
          "28 27 254:0 /srv/nas /mnt/bind rw,relatime shared:1 - ext4 /dev/vda rw,discard",
          "30 27 0:27 / /dev/shm rw,relatime - tmpfs tmpfs rw,size=24684084k",
          "40 27 0:50 / /mnt/nas rw,relatime shared:5 - cifs //10.77.0.2/nas"
              + " rw,vers=3.1.1,cache=strict,username=bob,domain=HOME,uid=0,addr=10.77.0.2,"
              + "file_mode=0755,soft,rsize=4194304,wsize=4194304,bsize=1048576",
          "41 27 0:51 / /mnt/nfs rw,relatime master:3 shared:6 - nfs4 10.77.0.2:/export"
              + " rw,vers=4.2,rsize=1048576,wsize=1048576,hard,proto=tcp,addr=10.77.0.2",
          "42 27 0:52 / /mnt/nfs3 rw,sync,relatime - nfs nas.lan:/vol/a"
              + " rw,vers=3,rsize=65536,hard,mountaddr=10.77.0.3,addr=10.77.0.3",
          "43 27 0:53 / /mnt/ssh rw,nosuid,nodev,relatime - fuse.sshfs root@10.77.0.2:/dir"
              + " rw,user_id=0,group_id=0",
          "44 27 0:54 / /var/lib/docker/overlay2/x/merged rw,relatime - overlay overlay"
              + " rw,lowerdir=/a:/b,upperdir=/c,workdir=/d",
          "45 27 0:55 / /mnt/with\\040space\\011tab\\134back rw - ext4 /dev/my\\040disk rw",
          "46 27 8:1 / /mnt/nas2 ro,noatime - xfs /dev/sda1 rw,attr2",
          "47 30 0:56 / /dev/shm rw,relatime - tmpfs hiding rw",
          "48 27 0:57 / /mnt/autofs rw - autofs systemd-1 rw,fd=29",
          "49 48 0:58 / /mnt/v6 rw - nfs4 [fe80::1]:/x rw,vers=4.1",
          "broken line",
          "");

  private final MountTable table = MountTable.parse(LINES);

  @ParameterizedTest
  @CsvSource({
    "/home/bob, /, ext4, local",
    "/, /, ext4, local",
    "/mnt, /, ext4, local",
    "/mnt/nas, /mnt/nas, cifs, SMB 3.1.1",
    "/mnt/nas/a/b, /mnt/nas, cifs, SMB 3.1.1",
    "/mnt/nas2/a, /mnt/nas2, xfs, local",
    "/mnt/nas3/a, /, ext4, local",
    "/mnt/nfs/a, /mnt/nfs, nfs4, NFS 4.2",
    "/mnt/nfs3, /mnt/nfs3, nfs, NFS 3",
    "/mnt/ssh/x, /mnt/ssh, fuse.sshfs, SFTP (sshfs)",
    "/mnt/bind/x, /mnt/bind, ext4, local",
    "/var/lib/docker/overlay2/x/merged/t, /var/lib/docker/overlay2/x/merged, overlay, local",
    "/dev/shm/x, /dev/shm, tmpfs, memory",
  })
  void theLongestMountPointHoldsThePath(
      String path, String mountPoint, String type, String protocol) {
    Mount mount = holding(path);
    assertThat(mount.mountPoint()).isEqualTo(mountPoint);
    assertThat(mount.type()).isEqualTo(type);
    assertThat(Protocol.of(mount).name()).isEqualTo(protocol);
  }

  @Test
  void ofTwoMountsOnOnePointTheLaterIsSeen() {
    assertThat(holding("/dev/shm").source()).isEqualTo("hiding");
  }

  @Test
  void escapesAreRead() {
    Mount mount = holding("/mnt/with space\ttab\\back/x");
    assertThat(mount.mountPoint()).isEqualTo("/mnt/with space\ttab\\back");
    assertThat(mount.source()).isEqualTo("/dev/my disk");
  }

  @Test
  void optionsOfMountAndFileSystemAreBothThere() {
    assertThat(holding("/mnt/nas2").has("ro")).isTrue();
    assertThat(holding("/mnt/nfs3").has("sync")).isTrue();
    assertThat(holding("/mnt/nas").option("bsize")).contains("1048576");
    assertThat(holding("/mnt/nas").option("size")).isEmpty();
    assertThat(holding("/mnt/bind").root()).isEqualTo("/srv/nas");
    assertThat(holding("/mnt/bind").device()).isEqualTo("254:0");
  }

  @ParameterizedTest
  @CsvSource({
    "/mnt/nas, 10.77.0.2",
    "/mnt/nfs3, 10.77.0.3",
    "/mnt/ssh, 10.77.0.2",
    "/mnt/v6, fe80::1",
    "/, ",
    "/dev/shm, ",
  })
  void theServerIsFound(String path, String server) {
    assertThat(Mounted.of(holding(path), Optional.empty()).serverAddress())
        .isEqualTo(Optional.ofNullable(server));
  }

  @Test
  void credentialsAreRemoved() {
    assertThat(Credentials.removedFromOptions(holding("/mnt/nas").options()))
        .contains("vers=3.1.1", "uid=0", "rsize=4194304")
        .doesNotContain("bob")
        .doesNotContain("HOME");
    assertThat(Credentials.removedFromOptions(List.of("rw", "password=x", "cred=/root/c", "a=b")))
        .isEqualTo("rw,a=b");
  }

  @ParameterizedTest
  @CsvSource({
    "root@10.77.0.2:/dir, 10.77.0.2:/dir",
    "//bob:secret@nas/share, //nas/share",
    "https://bob:secret@nas/dav, https://nas/dav",
    "//nas/share@home, //nas/share@home",
    "10.77.0.2:/export@2, 10.77.0.2:/export@2",
    "/dev/vda, /dev/vda",
  })
  void usersAreRemovedFromSources(String source, String clean) {
    assertThat(Credentials.removedFromSource(source)).isEqualTo(clean);
  }

  @Test
  void withoutATableNothingHoldsAPath() {
    assertThat(MountTable.parse(List.of()).holding("/")).isEmpty();
  }

  private Mount holding(String path) {
    return table.holding(path).orElseThrow();
  }
}
