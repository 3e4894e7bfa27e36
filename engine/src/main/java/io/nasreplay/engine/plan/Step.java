package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.EnumSet;
import org.jspecify.annotations.Nullable;

/**
 * One record of a plan while it is written or read: an operation row, or an open or close that the
 * trace leaves implicit. {@value #BYTES} bytes, little-endian, one cache line.
 */
@SuppressWarnings("EnumOrdinal") // ordinals are indexes within this process only
final class Step {
  static final int BYTES = 64;
  static final int LONGS = BYTES / Long.BYTES;
  static final int NONE = -1;

  private static final int KIND_BITS = 4;
  private static final int EXPECT_SHIFT = 4;
  private static final int ACCESS_SHIFT = 12;
  private static final int OPTION_SHIFT = 14;
  private static final int IMPLICIT_BIT = 1 << 20;
  private static final OperationKind[] KINDS = OperationKind.values();
  private static final ErrorCode[] ERRORS = ErrorCode.values();
  private static final OpenFlags[] FLAGS = allFlags();

  int control;
  int slot;
  int path;
  int to;
  long offsetBytes;
  long count;
  long strideBytes;
  long generation;
  int lengthBytes;
  int wait;
  int file;
  int implicitIndex;

  /** Makes this the record of an operation without a file, waits and data. */
  Step begin(OperationKind kind, @Nullable ErrorCode expect) {
    control = kind.ordinal() | (expect == null ? 0 : expect.ordinal() + 1) << EXPECT_SHIFT;
    slot = NONE;
    path = NONE;
    to = NONE;
    offsetBytes = 0;
    count = 1;
    strideBytes = 0;
    generation = 0;
    lengthBytes = 0;
    wait = NONE;
    file = NONE;
    implicitIndex = NONE;
    return this;
  }

  void markImplicit() {
    control |= IMPLICIT_BIT;
  }

  void setFlags(OpenFlags flags) {
    int options = flags.options().stream().mapToInt(o -> 1 << o.ordinal()).sum();
    control |= flags.access().ordinal() << ACCESS_SHIFT | options << OPTION_SHIFT;
  }

  void put(ByteBuffer out) {
    out.putInt(control).putInt(slot).putInt(path).putInt(to);
    out.putLong(offsetBytes).putLong(count).putLong(strideBytes).putLong(generation);
    out.putInt(lengthBytes).putInt(wait).putInt(file).putInt(implicitIndex);
  }

  /** Takes a record of {@link #LONGS} little-endian longs. */
  void get(long[] in, int at) {
    control = low(in[at]);
    slot = high(in[at]);
    path = low(in[at + 1]);
    to = high(in[at + 1]);
    offsetBytes = in[at + 2];
    count = in[at + 3];
    strideBytes = in[at + 4];
    generation = in[at + 5];
    lengthBytes = low(in[at + 6]);
    wait = high(in[at + 6]);
    file = low(in[at + 7]);
    implicitIndex = high(in[at + 7]);
  }

  private static int low(long pair) {
    return (int) pair;
  }

  private static int high(long pair) {
    return (int) (pair >>> 32);
  }

  OperationKind kind() {
    return KINDS[control & (1 << KIND_BITS) - 1];
  }

  boolean isImplicit() {
    return (control & IMPLICIT_BIT) != 0;
  }

  @Nullable ErrorCode expect() {
    int code = control >> EXPECT_SHIFT & 0xFF;
    return code == 0 ? null : ERRORS[code - 1];
  }

  OpenFlags flags() {
    int index = control >> ACCESS_SHIFT & 0x7F;
    return FLAGS[index];
  }

  /** Every combination once, so that opening a file during a replay makes none. */
  private static OpenFlags[] allFlags() {
    OpenFlags[] flags = new OpenFlags[1 << 7];
    OpenFlags none = OpenFlags.of(OpenFlags.Access.R);
    Arrays.fill(flags, none);
    for (OpenFlags.Access access : OpenFlags.Access.values()) {
      int combinations = access.writes() ? 1 << OpenFlags.Option.values().length : 1;
      for (int options = 0; options < combinations; options++) {
        flags[access.ordinal() | options << 2] = new OpenFlags(access, options(options));
      }
    }
    return flags;
  }

  private static EnumSet<OpenFlags.Option> options(int bits) {
    EnumSet<OpenFlags.Option> set = EnumSet.noneOf(OpenFlags.Option.class);
    for (OpenFlags.Option option : OpenFlags.Option.values()) {
      if ((bits & 1 << option.ordinal()) != 0) {
        set.add(option);
      }
    }
    return set;
  }
}
