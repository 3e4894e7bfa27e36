package io.nasreplay.engine.mount;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.model.MountFacts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On mounts as Linux tells them. */
class LinuxMountFactsTest {
  private final MountTable table =
      MountTable.parse(Captured.text("mountinfo.txt").lines().toList());

  @ParameterizedTest
  @CsvSource({
    "/mnt/smb311, SMB 3.1.1, NETWORK, 10.77.0.2, nas",
    "/mnt/smb21, SMB 2.1, NETWORK, nas.lan, media",
    "/mnt/smb1, SMB 1.0, NETWORK, 10.77.0.2, nas",
    "/mnt/nfs3, NFS 3, NETWORK, nas.lan, /vol/a",
    "/mnt/nfs42, NFS 4.2, NETWORK, 10.77.0.2, /export",
    "/mnt/noac, NFS 4.1, NETWORK, fe80::1, /x",
    "/mnt/ssh, SFTP (sshfs), NETWORK, 10.77.0.2, /tmp/dir",
    "/mnt/nascache, FUSE (nascache), PROGRAM, 10.77.0.2, nas",
    "/mnt/smbnetfs, FUSE (smbnetfs), PROGRAM, , ",
    "/mnt/rclone, FUSE (rclone), PROGRAM, , ",
    "/mnt/dav, WebDAV (FUSE), NETWORK, cloud.example, dav/files",
    "/mnt/nbd, FUSE (/dev/fuse), PROGRAM, , ",
    "/mnt/9ptcp, 9p (9p2000.L), NETWORK, 10.0.0.5, /srv",
    "/mnt/9pvirt, 9p, PROGRAM, , ",
    "/mnt/ceph, Ceph, NETWORK, 10.0.0.1, /vol",
    "/mnt/zfs, local, DISK, , ",
    "/mnt/btrfs, local, DISK, , ",
    "/merged, local, DISK, , ",
    "/mnt/blk, local, DISK, , ",
  })
  void protocolServerAndShareAreTold(
      String path, String name, Protocol.Kind kind, String server, String share) {
    assertThat(mounted(path).protocol())
        .isEqualTo(
            new Protocol(name, kind, Optional.ofNullable(server), Optional.ofNullable(share)));
  }

  @Test
  void anSmbMountTellsItsOptionsAndNothingElse() {
    assertThat(mounted("/mnt/smb311").facts())
        .isEqualTo(
            new MountFacts(
                "strict", 1, "no", "unknown", "unknown", "unknown", "no", 1, "tcp", "unknown",
                "soft", 4_194_304, 4_194_304));
    assertThat(mounted("/mnt/smb1").facts().recovery()).isEqualTo("unknown");
    assertThat(mounted("/mnt/smb1").facts().caching()).isEqualTo("loose");
  }

  @Test
  void aNamedSecurityTellsWhetherMessagesAreSigned() {
    MountFacts signed = mounted("/mnt/smb21").facts();
    assertThat(signed.security()).isEqualTo("ntlmssp");
    assertThat(signed.signing()).isEqualTo("yes");
    assertThat(signed.encryption()).isEqualTo("unknown");
    assertThat(signed.attributeCacheSeconds()).isEqualTo(60);
    MountFacts sealed = mounted("/mnt/sealed").facts();
    assertThat(sealed.encryption()).isEqualTo("yes");
    assertThat(sealed.multichannel()).as("asked for, not known to be had").isEqualTo("unknown");
    assertThat(sealed.connections()).isEqualTo(-1);
  }

  @Test
  void nfsMountsTellProtectionConnectionsAndSizes() {
    assertThat(mounted("/mnt/nfs3").facts())
        .isEqualTo(
            new MountFacts(
                "close-to-open",
                -1,
                "no",
                "no",
                "no",
                "none",
                "no",
                1,
                "tcp",
                "sys",
                "hard",
                65_536,
                32_768));
    MountFacts secure = mounted("/mnt/nfs42").facts();
    assertThat(secure.encryption()).isEqualTo("yes");
    assertThat(secure.connections()).isEqualTo(4);
    assertThat(secure.multichannel()).isEqualTo("yes");
    MountFacts careful = mounted("/mnt/noac").facts();
    assertThat(careful.attributeCacheSeconds()).isZero();
    assertThat(careful.sync()).isEqualTo("yes");
    assertThat(careful.caching()).isEqualTo("without close-to-open (nocto)");
    assertThat(careful.recovery()).isEqualTo("soft");
  }

  @Test
  void otherMountsTellLess() {
    assertThat(mounted("/mnt/ssh").facts().encryption()).isEqualTo("yes (SSH)");
    assertThat(mounted("/mnt/ssh").facts().caching()).isEqualTo("unknown");
    assertThat(mounted("/mnt/nascache").facts().caching()).isEqualTo("unknown");
    assertThat(mounted("/mnt/dav").facts().encryption()).isEqualTo("yes (TLS)");
    assertThat(mounted("/mnt/9ptcp").facts().caching()).isEqualTo("none");
    assertThat(mounted("/mnt/9ptcp").facts().readSizeBytes()).isEqualTo(131_072);
    assertThat(mounted("/mnt/9pvirt").facts().caching()).isEqualTo("unknown");
  }

  @Test
  void disksTellWhetherTheyCompress() {
    assertThat(mounted("/mnt/btrfs").facts().compression()).isEqualTo("zstd:1");
    assertThat(mounted("/mnt/zfs").facts().compression()).isEqualTo("unknown");
    assertThat(mounted("/mnt/blk").facts().compression()).isEqualTo("no");
    assertThat(mounted("/mnt/blk").facts().signing()).isEqualTo("none");
  }

  @Test
  void theAddressOfTheKernelLeadsToTheServer() {
    assertThat(mounted("/mnt/nfs3").serverAddress()).contains("10.77.0.3");
    assertThat(mounted("/mnt/ssh").serverAddress()).contains("10.77.0.2");
    assertThat(mounted("/mnt/smbnetfs").serverAddress()).isEmpty();
  }

  @Test
  void noMountTellsCredentials() {
    for (String line : Captured.text("mountinfo.txt").lines().toList()) {
      Mounted mounted =
          Mounted.of(MountTable.parse(List.of(line)).mounts().get(0), Optional.empty());
      assertThat(mounted.publicSource() + mounted.publicOptions() + mounted.protocol())
          .doesNotContain("bob", "HOME", "secret@", "admin", "hidden", "root@");
    }
  }

  private Mounted mounted(String path) {
    return Mounted.of(table.holding(path).orElseThrow(), Optional.empty());
  }
}
