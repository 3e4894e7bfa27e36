package io.nasreplay.engine.environment;

import java.util.Optional;

/**
 * How the client reaches what is mounted.
 *
 * @param name protocol and version, for example "SMB 3.1.1"; "local" for a disk
 * @param kind what that means for a run
 * @param server the server's name or address when there is one
 */
record Protocol(String name, Kind kind, Optional<String> server) {
  /** What it means for a run. */
  enum Kind {
    /** A server is behind it. */
    NETWORK,
    /** A disk, or what looks like one. */
    DISK,
    /** The client's own memory. */
    MEMORY,
    /** A program or host of this machine; what is behind it is not known. */
    PROGRAM,
    /** Nothing is known about it. */
    UNKNOWN
  }

  static Protocol of(Mount mount) {
    return switch (mount.type()) {
      case "cifs", "smb3", "smbfs" -> network("SMB", version(mount), mount);
      case "nfs", "nfs4" -> network("NFS", version(mount), mount);
      case "fuse.sshfs" -> network("SFTP (sshfs)", "", mount);
      case "ceph" -> network("Ceph", "", mount);
      case "9p", "virtiofs", "vboxsf" -> new Protocol(mount.type(), Kind.PROGRAM, Optional.empty());
      case "tmpfs", "ramfs" -> new Protocol("memory", Kind.MEMORY, Optional.empty());
      default -> byFamily(mount);
    };
  }

  private static Protocol byFamily(Mount mount) {
    boolean program = mount.type().equals("fuse") || mount.type().startsWith("fuse.");
    return program
        ? new Protocol("FUSE (" + mount.source() + ")", Kind.PROGRAM, Optional.empty())
        : new Protocol("local", Kind.DISK, Optional.empty());
  }

  private static Protocol network(String protocol, String version, Mount mount) {
    String name = version.isEmpty() ? protocol : protocol + " " + version;
    return new Protocol(name, Kind.NETWORK, serverOf(mount));
  }

  private static String version(Mount mount) {
    return mount.option("vers").orElse(mount.type().equals("nfs4") ? "4" : "");
  }

  /** The address that the kernel uses, else the host in the source. */
  private static Optional<String> serverOf(Mount mount) {
    Optional<String> address = mount.option("addr");
    return address.isPresent() ? address : hostIn(mount.source());
  }

  private static Optional<String> hostIn(String source) {
    String text = Credentials.removedFromSource(source).replace('\\', '/');
    String host;
    if (text.startsWith("//")) {
      host = text.substring(2).split("/", 2)[0];
    } else if (text.startsWith("[")) {
      host = text.substring(1).split("]", 2)[0];
    } else {
      host = text.split(":", 2)[0];
    }
    return Optional.of(host).filter(found -> !found.isEmpty() && !found.equals(text));
  }
}
