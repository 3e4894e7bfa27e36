package io.nasreplay.engine.local;

import com.sun.nio.file.ExtendedOpenOption;
import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OpenFlags.Access;
import io.nasreplay.traces.model.OpenFlags.Option;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Opens files with the fewest calls that the flags and the mode allow. */
final class FileOpener {
  private static final String CHANNELS = "FileChannel";

  private final @Nullable LinuxCalls linux;
  private final DirectAlignment alignment;
  private final NameChanges nameChanges = new NameChanges();

  FileOpener(@Nullable LinuxCalls linux, DirectAlignment alignment) {
    this.linux = linux;
    this.alignment = alignment;
  }

  /** To be told before a file or directory is renamed or removed. */
  NameChanges nameChanges() {
    return nameChanges;
  }

  /** How most files opened in a mode are read and written. */
  String ioPath(OpenMode mode) {
    LinuxCalls calls = linux;
    if (calls == null) {
      return CHANNELS;
    }
    boolean past = mode == OpenMode.DIRECT && alignment.throughKernel();
    return past || calls.areFasterThanChannels() ? calls.way() : CHANNELS;
  }

  TargetFile open(LocalPath path, OpenFlags flags, OpenMode mode) throws IOException {
    return switch (mode) {
      case BUFFERED -> buffered(path, flags, Durability.LATER);
      case SYNC -> buffered(path, flags, Durability.DATA_AND_METADATA);
      case DIRECT -> direct(path, flags);
    };
  }

  private TargetFile buffered(LocalPath path, OpenFlags flags, Durability durability)
      throws IOException {
    boolean beyondChannels =
        flags.has(Option.APPEND) && (flags.access() == Access.RW || flags.has(Option.TRUNCATE));
    LinuxCalls calls = linux;
    if (calls != null && (beyondChannels || calls.areFasterThanChannels())) {
      return LinuxFile.open(calls, path, KernelFlags.of(flags, durability), 1);
    }
    return beyondChannels ? appending(path, flags, durability) : channel(path, flags, durability);
  }

  private TargetFile direct(LocalPath path, OpenFlags flags) throws IOException {
    if (flags.has(Option.APPEND)) {
      return fallback(
          path, flags, "opened to append: the offsets of its writes are not known to be aligned");
    }
    try {
      return alignment.throughKernel() ? kernelDirect(path, flags) : channelDirect(path, flags);
    } catch (UnsupportedOperationException e) {
      return fallback(path, flags, "direct I/O is not supported here");
    } catch (IOException e) {
      if (KernelErrors.codeOf(e) != ErrorCode.EINVAL) {
        throw e;
      }
      return fallback(path, afterRefusal(flags), "the file system refuses direct I/O (EINVAL)");
    }
  }

  /** The kernel makes the file before it refuses direct I/O on it. */
  private static OpenFlags afterRefusal(OpenFlags flags) {
    if (!flags.has(Option.NEW)) {
      return flags;
    }
    Set<Option> options = EnumSet.copyOf(flags.options());
    options.remove(Option.NEW);
    options.add(Option.CREATE);
    return new OpenFlags(flags.access(), options);
  }

  private TargetFile kernelDirect(LocalPath path, OpenFlags flags) throws IOException {
    LinuxCalls calls = Objects.requireNonNull(linux);
    int kernelFlags = KernelFlags.of(flags, Durability.LATER) | LinuxCalls.O_DIRECT;
    LinuxFile direct = LinuxFile.open(calls, path, kernelFlags, alignment.bytes());
    return DirectFile.reopening(
        direct, alignment.bytes(), () -> direct.reopen(flags.access(), Durability.DATA));
  }

  private TargetFile channelDirect(LocalPath path, OpenFlags flags) throws IOException {
    Set<OpenOption> options = ChannelOptions.of(flags, Durability.LATER);
    options.add(ExtendedOpenOption.DIRECT);
    Growth growth = growth();
    FileChannel channel = FileChannel.open(path.path(), options);
    TargetFile direct = new ChannelFile(path, channel, flags, growth, alignment.bytes());
    try {
      OpenFlags again = new OpenFlags(flags.access(), Set.of());
      return DirectFile.with(direct, alignment.bytes(), channel(path, again, Durability.DATA));
    } catch (IOException e) {
      direct.close();
      throw e;
    }
  }

  private TargetFile fallback(LocalPath path, OpenFlags flags, String reason) throws IOException {
    return new FallbackFile(buffered(path, flags, Durability.DATA), reason);
  }

  private TargetFile channel(LocalPath path, OpenFlags flags, Durability durability)
      throws IOException {
    Growth growth = growth();
    FileChannel channel = FileChannel.open(path.path(), ChannelOptions.of(flags, durability));
    return new ChannelFile(path, channel, flags, growth, 1);
  }

  private Growth growth() {
    return new Growth(linux, nameChanges);
  }

  private TargetFile appending(LocalPath path, OpenFlags flags, Durability durability)
      throws IOException {
    Set<Option> options = EnumSet.copyOf(flags.options());
    if (options.contains(Option.TRUNCATE)) {
      options.remove(Option.APPEND);
      channel(path, new OpenFlags(Access.W, options), durability).close();
      options = EnumSet.of(Option.APPEND);
    }
    TargetFile appending = channel(path, new OpenFlags(Access.W, options), durability);
    return flags.access() == Access.W
        ? appending
        : new AppendingFile(appending, channel(path, OpenFlags.of(Access.R), durability));
  }
}
