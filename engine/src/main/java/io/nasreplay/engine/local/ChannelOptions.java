package io.nasreplay.engine.local;

import io.nasreplay.traces.model.OpenFlags;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/** A trace's flags as Java's options; links are never followed. */
final class ChannelOptions {
  private ChannelOptions() {}

  /** A set that may be added to. */
  static Set<OpenOption> of(OpenFlags flags, Durability durability) {
    Set<OpenOption> options = new HashSet<>();
    options.add(LinkOption.NOFOLLOW_LINKS);
    if (flags.access().reads()) {
      options.add(StandardOpenOption.READ);
    }
    if (flags.access().writes()) {
      options.add(StandardOpenOption.WRITE);
    }
    flags.options().forEach(option -> options.add(of(option)));
    switch (durability) {
      case DATA -> options.add(StandardOpenOption.DSYNC);
      case DATA_AND_METADATA -> options.add(StandardOpenOption.SYNC);
      case LATER -> {}
    }
    return options;
  }

  private static OpenOption of(OpenFlags.Option option) {
    return switch (option) {
      case CREATE -> StandardOpenOption.CREATE;
      case NEW -> StandardOpenOption.CREATE_NEW;
      case TRUNCATE -> StandardOpenOption.TRUNCATE_EXISTING;
      case APPEND -> StandardOpenOption.APPEND;
      case SYNC -> StandardOpenOption.SYNC;
    };
  }
}
