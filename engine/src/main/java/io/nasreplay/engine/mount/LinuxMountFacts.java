package io.nasreplay.engine.mount;

import static io.nasreplay.engine.mount.MountFactsBuilder.NO;
import static io.nasreplay.engine.mount.MountFactsBuilder.YES;
import static io.nasreplay.engine.mount.MountFactsBuilder.yesNo;
import static io.nasreplay.results.model.EnvironmentFacts.NONE;
import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.results.model.MountFacts;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * What the options of a mount tell on Linux. An option that the kernel shows only when it is set
 * counts as not set when it is missing (sync, noac, nconnect, multichannel); one that it does not
 * show at all stays unknown (signing of SMB mounts that name no security, for example).
 */
final class LinuxMountFacts {
  /** Disk file systems that cannot compress. */
  private static final Set<String> NEVER_COMPRESS =
      Set.of("ext2", "ext3", "ext4", "xfs", "vfat", "exfat", "jfs", "reiserfs");

  private final Mount mount;
  private final MountFactsBuilder facts = new MountFactsBuilder();

  private LinuxMountFacts(Mount mount) {
    this.mount = mount;
  }

  /**
   * What the options tell.
   *
   * @param smb what the SMB client tells of this share's session; empty when it tells nothing
   */
  static MountFacts of(Mount mount, Protocol protocol, Optional<CifsDebugData.Session> smb) {
    return switch (mount.type()) {
      case "cifs", "smb3" -> new LinuxMountFacts(mount).smb(smb);
      case "nfs", "nfs4" -> new LinuxMountFacts(mount).nfs();
      case "fuse.sshfs" -> new LinuxMountFacts(mount).sshfs();
      case "9p" -> new LinuxMountFacts(mount).plan9();
      default -> new LinuxMountFacts(mount).byKind(protocol);
    };
  }

  private MountFacts byKind(Protocol protocol) {
    return switch (protocol.kind()) {
      case MEMORY -> MountFacts.NONE;
      case DISK -> disk();
      case NETWORK -> network(protocol);
      case PROGRAM, UNKNOWN -> program();
    };
  }

  private MountFacts smb(Optional<CifsDebugData.Session> session) {
    common();
    facts.caching = mount.option("cache").orElse(UNKNOWN);
    facts.transport = mount.has("rdma") ? "rdma" : "tcp";
    facts.encryption = mount.has("seal") ? YES : UNKNOWN;
    boolean several = mount.has("multichannel");
    if (!several) {
      facts.connections(1);
    }
    smbSecurity();
    session.ifPresent(told -> told.addTo(facts));
    return facts.build();
  }

  /** The kernel appends an i to the security of a signed session, and shows it only when named. */
  private void smbSecurity() {
    Optional<String> shown = mount.option("sec");
    shown.ifPresent(
        security -> {
          boolean signed = security.endsWith("i");
          facts.security = signed ? security.substring(0, security.length() - 1) : security;
          facts.signing = yesNo(signed);
        });
  }

  private MountFacts nfs() {
    common();
    boolean noAttributes = mount.has("noac");
    facts.caching = mount.has("nocto") ? "without close-to-open (nocto)" : "close-to-open";
    facts.attributeCacheSeconds = noAttributes ? 0 : facts.attributeCacheSeconds;
    // nfs(5): noac also forces application writes to become synchronous.
    facts.sync = yesNo(noAttributes || mount.has("sync"));
    facts.transport = mount.option("proto").orElse(UNKNOWN);
    facts.compression = NONE;
    facts.connections((int) Math.max(1, mount.number("nconnect")));
    mount.option("sec").ifPresent(this::nfsSecurity);
    return facts.build();
  }

  private void nfsSecurity(String security) {
    facts.security = security;
    boolean tls =
        mount.option("xprtsec").filter(transport -> !transport.equals("none")).isPresent();
    facts.signing = yesNo(security.endsWith("i") || security.endsWith("p"));
    facts.encryption = tls ? "yes (TLS)" : yesNo(security.endsWith("p"));
  }

  /** SSH encrypts and authenticates each packet, whatever the options. */
  private MountFacts sshfs() {
    common();
    facts.transport = "tcp";
    facts.security = "ssh";
    facts.signing = "yes (SSH)";
    facts.encryption = "yes (SSH)";
    facts.readSizeBytes = mount.number("max_read");
    return facts.build();
  }

  private MountFacts plan9() {
    common();
    facts.caching = mount.option("cache").orElse(UNKNOWN);
    facts.transport = mount.option("trans").orElse(UNKNOWN);
    facts.readSizeBytes = mount.number("msize");
    facts.writeSizeBytes = mount.number("msize");
    return facts.build();
  }

  private MountFacts network(Protocol protocol) {
    common();
    if (protocol.name().startsWith("WebDAV")) {
      facts.encryption = mount.source().startsWith("https:") ? "yes (TLS)" : NO;
    }
    return facts.build();
  }

  private MountFacts program() {
    facts.sync = yesNo(mount.has("sync"));
    facts.readSizeBytes = mount.number("max_read");
    return facts.build();
  }

  private MountFacts disk() {
    return new MountFacts(
        "page cache",
        -1,
        yesNo(mount.has("sync")),
        NONE,
        NONE,
        compression(),
        NONE,
        -1,
        NONE,
        NONE,
        NONE,
        -1,
        -1);
  }

  private String compression() {
    if (NEVER_COMPRESS.contains(mount.type())) {
      return NO;
    }
    Optional<String> chosen =
        List.of("compress", "compress-force", "compression", "compress_algorithm").stream()
            .flatMap(key -> mount.option(key).stream())
            .findFirst();
    return chosen.orElse(mount.type().equals("btrfs") ? NO : UNKNOWN);
  }

  private void common() {
    facts.sync = yesNo(mount.has("sync"));
    facts.readSizeBytes = mount.number("rsize");
    facts.writeSizeBytes = mount.number("wsize");
    facts.attributeCacheSeconds =
        LongStream.of(mount.number("actimeo"), mount.number("acregmax"), mount.number("acdirmax"))
            .max()
            .orElse(-1);
    if (mount.has("hard") || mount.has("soft")) {
      facts.recovery = mount.has("hard") ? "hard" : "soft";
    }
  }
}
