package io.nasreplay.engine.mount;

import java.util.Optional;

/**
 * How the client reaches what is mounted.
 *
 * @param name protocol and version, for example "SMB 3.1.1"; "local" for a disk
 * @param kind what that means for a run
 * @param server the server's name or address when there is one
 * @param share the share or export on it
 */
public record Protocol(String name, Kind kind, Optional<String> server, Optional<String> share) {
  /** What it means for a run. */
  public enum Kind {
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

  /** What the type and the source of a mount tell. */
  static Protocol of(Mount mount) {
    return switch (mount.type()) {
      case "cifs", "smb3", "smbfs" -> network("SMB", version(mount), mount);
      case "nfs", "nfs4" -> network("NFS", version(mount), mount);
      case "fuse.sshfs" -> network("SFTP (sshfs)", "", mount);
      case "fuse.glusterfs" -> network("GlusterFS", "", mount);
      case "ceph" -> network("Ceph", "", mount);
      case "afpfs" -> network("AFP", "", mount);
      case "webdav", "davfs" -> network("WebDAV", "", mount);
      case "9p" -> plan9(mount);
      case "virtiofs", "vboxsf" -> alone(mount.type(), Kind.PROGRAM);
      case "tmpfs", "ramfs" -> alone("memory", Kind.MEMORY);
      default -> byFamily(mount);
    };
  }

  static Protocol alone(String name, Kind kind) {
    return new Protocol(name, kind, Optional.empty(), Optional.empty());
  }

  static Protocol network(String protocol, String version, Mount mount) {
    return withSource(
        version.isEmpty() ? protocol : protocol + " " + version, Kind.NETWORK, mount.source());
  }

  /** The same with the version that another source told. */
  Protocol named(String newName) {
    return new Protocol(newName, kind, server, share);
  }

  private static Protocol byFamily(Mount mount) {
    boolean program =
        mount.type().equals("fuse") || mount.type().matches("(fuse\\.|macfuse|osxfuse).*");
    return program ? fuse(mount) : alone("local", Kind.DISK);
  }

  /** The remotes of rclone look like hosts but are names from its own configuration. */
  private static Protocol fuse(Mount mount) {
    String source = Credentials.removedFromSource(mount.source());
    if (source.matches("https?://.*")) {
      return withSource("WebDAV (FUSE)", Kind.NETWORK, source);
    }
    String name =
        "FUSE (" + (mount.type().startsWith("fuse.") ? mount.type().substring(5) : source) + ")";
    return mount.type().equals("fuse.rclone")
        ? alone(name, Kind.PROGRAM)
        : withSource(name, Kind.PROGRAM, source);
  }

  /** Over TCP the source is the server; else it is a tag that the host of this machine knows. */
  private static Protocol plan9(Mount mount) {
    String name = "9p" + mount.option("version").map(version -> " (" + version + ")").orElse("");
    boolean tcp = mount.option("trans").filter(trans -> !trans.equals("virtio")).isPresent();
    return tcp
        ? new Protocol(name, Kind.NETWORK, Optional.of(mount.source()), mount.option("aname"))
        : alone(name, Kind.PROGRAM);
  }

  private static Protocol withSource(String name, Kind kind, String text) {
    Optional<Source> source = Source.of(text);
    return new Protocol(name, kind, source.map(Source::host), source.map(Source::path));
  }

  private static String version(Mount mount) {
    return mount.option("vers").orElse(mount.type().equals("nfs4") ? "4" : "");
  }
}
