package io.nasreplay.engine.cache;

import com.sun.jna.Memory;
import java.util.OptionalLong;

/**
 * How much of an open file is in the page cache: by cachestat(2) where the kernel has it, else by a
 * mapping that lives for this question only, since a mapped file cannot be deleted on SMB.
 */
final class Residency {
  /** linux/magic.h; cachestat sees none of overlay's pages, which belong to the file below. */
  private static final long OVERLAYFS_MAGIC = 0x794c7630L;

  /** Part of a file that is looked at at once; its page vector takes 256 KiB. */
  private static final long WINDOW_BYTES = 1L << 30;

  private static final int RANGE_BYTES = 16;
  private static final int CACHESTAT_BYTES = 40;

  private final LinuxCacheCalls linux;
  private final int pageBytes;

  Residency(LinuxCacheCalls linux) {
    this.linux = linux;
    this.pageBytes = linux.getpagesize();
  }

  /** Bytes in the cache, in whole pages; empty when the kernel does not tell. */
  OptionalLong residentBytes(int descriptor, long fileSystemMagic) {
    OptionalLong pages = OptionalLong.empty();
    if (fileSystemMagic != OVERLAYFS_MAGIC) {
      pages = pagesByCachestat(descriptor);
    }
    if (pages.isEmpty()) {
      pages = pagesByMapping(descriptor);
    }
    return pages.isEmpty() ? pages : OptionalLong.of(pages.getAsLong() * pageBytes);
  }

  private OptionalLong pagesByCachestat(int descriptor) {
    try (Memory range = new Memory(RANGE_BYTES);
        Memory result = new Memory(CACHESTAT_BYTES)) {
      range.clear();
      result.clear();
      long status = linux.syscall(LinuxCacheCalls.SYS_CACHESTAT, descriptor, range, result, 0);
      return status == 0 ? OptionalLong.of(result.getLong(0)) : OptionalLong.empty();
    }
  }

  private OptionalLong pagesByMapping(int descriptor) {
    long sizeBytes = linux.lseek(descriptor, 0, LinuxCacheCalls.SEEK_END);
    long pages = 0;
    for (long offsetBytes = 0; offsetBytes < sizeBytes; offsetBytes += WINDOW_BYTES) {
      OptionalLong more =
          pagesOfWindow(descriptor, offsetBytes, Math.min(WINDOW_BYTES, sizeBytes - offsetBytes));
      if (more.isEmpty()) {
        return more;
      }
      pages += more.getAsLong();
    }
    return OptionalLong.of(pages);
  }

  private OptionalLong pagesOfWindow(int descriptor, long offsetBytes, long lengthBytes) {
    long address =
        linux.mmap(
            0,
            lengthBytes,
            LinuxCacheCalls.PROT_READ,
            LinuxCacheCalls.MAP_SHARED,
            descriptor,
            offsetBytes);
    if (address == LinuxCacheCalls.MAP_FAILED) {
      return OptionalLong.empty();
    }
    try {
      return countPages(address, lengthBytes);
    } finally {
      linux.munmap(address, lengthBytes);
    }
  }

  private OptionalLong countPages(long address, long lengthBytes) {
    int pages = Math.toIntExact((lengthBytes + pageBytes - 1) / pageBytes);
    try (Memory vector = new Memory(pages)) {
      if (linux.mincore(address, lengthBytes, vector) != 0) {
        return OptionalLong.empty();
      }
      long resident = 0;
      for (byte page : vector.getByteArray(0, pages)) {
        resident += page & 1;
      }
      return OptionalLong.of(resident);
    }
  }
}
