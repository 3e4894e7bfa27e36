package io.nasreplay.engine.local;

import io.nasreplay.traces.model.OpenFlags;

/** A trace's flags as Linux's bits; links are never followed. */
final class KernelFlags {
  private KernelFlags() {}

  static int of(OpenFlags flags, Durability durability) {
    int bits = LinuxCalls.O_CLOEXEC | LinuxCalls.O_NOFOLLOW | of(flags.access()) | of(durability);
    for (OpenFlags.Option option : flags.options()) {
      bits |= of(option);
    }
    return bits;
  }

  private static int of(OpenFlags.Access access) {
    return switch (access) {
      case R -> 0;
      case W -> LinuxCalls.O_WRONLY;
      case RW -> LinuxCalls.O_RDWR;
    };
  }

  private static int of(Durability durability) {
    return switch (durability) {
      case LATER -> 0;
      case DATA -> LinuxCalls.O_DSYNC;
      case DATA_AND_METADATA -> LinuxCalls.O_SYNC;
    };
  }

  private static int of(OpenFlags.Option option) {
    return switch (option) {
      case CREATE -> LinuxCalls.O_CREAT;
      case NEW -> LinuxCalls.O_CREAT | LinuxCalls.O_EXCL;
      case TRUNCATE -> LinuxCalls.O_TRUNC;
      case APPEND -> LinuxCalls.O_APPEND;
      case SYNC -> LinuxCalls.O_SYNC;
    };
  }
}
