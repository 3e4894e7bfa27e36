package io.nasreplay.engine.mount;

import static io.nasreplay.results.model.EnvironmentFacts.NONE;
import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import io.nasreplay.engine.tool.SystemTools;
import io.nasreplay.results.model.MountFacts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code mount}, {@code smbutil} and {@code nfsstat} tell on macOS. */
final class MacMounts {
  private static final Pattern LINE = Pattern.compile("^(.+) on (/.*) \\(([^()]*)\\)$");

  private final SystemTools tools;

  MacMounts(SystemTools tools) {
    this.tools = tools;
  }

  /**
   * The mount that holds a path, the longest mount point; empty when {@code mount} tells nothing.
   */
  Optional<Mounted> holding(String path) {
    return tools
        .output(List.of("/sbin/mount"))
        .flatMap(text -> MountTable.holding(mounts(text), path))
        .map(this::described);
  }

  static List<Mount> mounts(String text) {
    List<Mount> mounts = new ArrayList<>();
    text.lines()
        .map(LINE::matcher)
        .filter(Matcher::matches)
        .map(MacMounts::mount)
        .forEach(mounts::add);
    return mounts;
  }

  /** The type comes first among the flags; who mounted it is nobody's business. */
  private static Mount mount(Matcher line) {
    List<String> flags =
        Arrays.stream(line.group(3).split(", *"))
            .filter(flag -> !flag.startsWith("mounted by"))
            .toList();
    return new Mount(
        UNKNOWN, "/", line.group(2), flags.get(0), line.group(1), flags.subList(1, flags.size()));
  }

  private Mounted described(Mount mount) {
    return switch (mount.type()) {
      case "smbfs" -> smb(mount);
      case "nfs" -> nfs(mount);
      default -> other(mount);
    };
  }

  private Mounted smb(Mount mount) {
    Protocol protocol = Protocol.of(mount);
    MountFactsBuilder facts = common(mount);
    facts.transport = "tcp";
    Optional<SmbutilShares.Share> share =
        tools
            .output(List.of("/usr/bin/smbutil", "statshares", "-a"))
            .flatMap(text -> SmbutilShares.parse(text).find(protocol));
    share.ifPresent(told -> told.addTo(facts));
    String name = share.flatMap(SmbutilShares.Share::dialect).map(v -> "SMB " + v).orElse("SMB");
    return new Mounted(mount, protocol.named(name), facts.build());
  }

  private Mounted nfs(Mount mount) {
    MountFactsBuilder facts = common(mount);
    Optional<NfsstatMounts.Entry> entry =
        tools
            .output(List.of("/usr/bin/nfsstat", "-m"))
            .flatMap(text -> NfsstatMounts.parse(text).at(mount.mountPoint()));
    entry.ifPresent(told -> told.addTo(facts));
    String name = entry.flatMap(e -> e.value("vers")).map(v -> "NFS " + v).orElse("NFS");
    return new Mounted(mount, Protocol.of(mount).named(name), facts.build());
  }

  private static Mounted other(Mount mount) {
    Protocol protocol = Protocol.of(mount);
    MountFactsBuilder facts = common(mount);
    if (protocol.kind() == Protocol.Kind.DISK) {
      facts.caching = "page cache";
      facts.signing = NONE;
      facts.encryption = NONE;
    }
    MountFacts built = facts.build();
    return new Mounted(mount, protocol, built);
  }

  private static MountFactsBuilder common(Mount mount) {
    MountFactsBuilder facts = new MountFactsBuilder();
    facts.sync = MountFactsBuilder.yesNo(mount.has("synchronous"));
    return facts;
  }
}
