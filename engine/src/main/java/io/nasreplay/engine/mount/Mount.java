package io.nasreplay.engine.mount;

import java.util.List;
import java.util.Optional;

/**
 * One mounted file system.
 *
 * @param device major and minor number, for example {@code 8:1}
 * @param root which of its directories is mounted; not {@code /} for bind mounts
 * @param mountPoint where
 * @param type for example ext4, cifs, nfs4, fuse.sshfs
 * @param source what is mounted, for example {@code //server/share}
 * @param options options of the mount and of the file system, in that order
 */
public record Mount(
    String device,
    String root,
    String mountPoint,
    String type,
    String source,
    List<String> options) {
  public Mount {
    options = List.copyOf(options);
  }

  /** The value of an option such as {@code vers=3.1.1}, the last one when there are several. */
  public Optional<String> option(String key) {
    return options.stream()
        .filter(option -> option.startsWith(key + "="))
        .map(option -> option.substring(key.length() + 1))
        .reduce((first, second) -> second);
  }

  /** The number that an option such as {@code rsize=65536} gives; -1 when it gives none. */
  long number(String key) {
    try {
      return option(key).map(Long::parseLong).filter(value -> value >= 0).orElse(-1L);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  /** Whether an option is there. */
  public boolean has(String option) {
    return options.contains(option);
  }

  /** Whether a path lies in it or is its mount point. */
  public boolean covers(String path) {
    return mountPoint.equals("/") || path.equals(mountPoint) || path.startsWith(mountPoint + "/");
  }
}
