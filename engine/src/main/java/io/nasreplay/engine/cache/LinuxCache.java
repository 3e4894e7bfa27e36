package io.nasreplay.engine.cache;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Linux's page cache. Only clean pages can be dropped, so that each file is made durable first, and
 * only a range without bounds drops all of it: large pages at its ends would stay.
 */
final class LinuxCache implements ClientCache {
  /** linux/magic.h: tmpfs, ramfs, hugetlbfs. */
  private static final Set<Long> MEMORY_MAGICS = Set.of(0x01021994L, 0x858458f6L, 0x958458f6L);

  /** struct statfs is 120 bytes on the 64-bit processors; its first word is the magic number. */
  private static final int STATFS_BYTES = 256;

  private final LinuxCacheCalls linux;
  private final Residency residency;

  LinuxCache(LinuxCacheCalls linux, Residency residency) {
    this.linux = linux;
    this.residency = residency;
  }

  static @Nullable LinuxCache load() {
    if (!Platform.isLinux() || !Platform.is64Bit() || !(Platform.isIntel() || Platform.isARM())) {
      return null;
    }
    try {
      LinuxCacheCalls.register();
      LinuxCacheCalls linux = new LinuxCacheCalls();
      return new LinuxCache(linux, new Residency(linux));
    } catch (LinkageError e) {
      return null;
    }
  }

  @Override
  public EvictionReport evict(List<Path> files) {
    List<OptionalLong> found = new ArrayList<>(files.size());
    List<OptionalLong> left = new ArrayList<>(files.size());
    @Nullable String reason = null;
    for (Path file : files) {
      String failure = evict(file, found, left);
      reason = reason == null ? failure : reason;
    }
    CachedBytes leftBytes = new CachedBytes(left);
    if (reason == null && leftBytes.total().orElse(0) > 0) {
      reason = leftBytes.total().getAsLong() + " bytes stayed in the cache";
    }
    String outcome = reason == null ? EvictionReport.YES : "no: " + reason;
    return new EvictionReport(outcome, new CachedBytes(found), leftBytes);
  }

  @Override
  public CachedBytes cached(List<Path> files) {
    return new CachedBytes(files.stream().map(this::residentBytes).toList());
  }

  private @Nullable String evict(Path file, List<OptionalLong> found, List<OptionalLong> left) {
    int descriptor = linux.openForReading(file);
    if (descriptor < 0) {
      OptionalLong nothing = isMissing() ? OptionalLong.of(0) : OptionalLong.empty();
      found.add(nothing);
      left.add(nothing);
      return nothing.isPresent() ? null : file + ": " + linux.lastError();
    }
    try {
      long magic = magic(descriptor);
      found.add(residency.residentBytes(descriptor, magic));
      String failure = evict(file, descriptor, magic);
      left.add(residency.residentBytes(descriptor, magic));
      return failure;
    } finally {
      linux.close(descriptor);
    }
  }

  private @Nullable String evict(Path file, int descriptor, long magic) {
    if (MEMORY_MAGICS.contains(magic)) {
      return "the file system keeps its files in memory";
    }
    if (linux.fdatasync(descriptor) != 0) {
      return file + " could not be made durable: " + linux.lastError();
    }
    int error = linux.posix_fadvise(descriptor, 0, 0, LinuxCacheCalls.POSIX_FADV_DONTNEED);
    return error == 0 ? null : file + ": " + linux.strerror(error);
  }

  private OptionalLong residentBytes(Path file) {
    int descriptor = linux.openForReading(file);
    if (descriptor < 0) {
      return isMissing() ? OptionalLong.of(0) : OptionalLong.empty();
    }
    try {
      return residency.residentBytes(descriptor, magic(descriptor));
    } finally {
      linux.close(descriptor);
    }
  }

  private long magic(int descriptor) {
    try (Memory buffer = new Memory(STATFS_BYTES)) {
      buffer.clear();
      return linux.fstatfs(descriptor, buffer) == 0 ? buffer.getLong(0) : 0;
    }
  }

  private static boolean isMissing() {
    return Native.getLastError() == LinuxCacheCalls.ENOENT;
  }
}
