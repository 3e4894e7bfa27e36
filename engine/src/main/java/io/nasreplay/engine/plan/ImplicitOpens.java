package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OpenFlags.Access;
import io.nasreplay.traces.model.OperationKind;
import java.util.Arrays;

/** With which access each implicit open is made: the least that all its uses need. */
@SuppressWarnings("EnumOrdinal") // ordinals are indexes within this process only
final class ImplicitOpens {
  private static final byte UNUSED = -1;

  private byte[] accesses = new byte[8];
  private int count;

  /** A new implicit open, without uses so far. */
  int begin() {
    if (count == accesses.length) {
      accesses = Arrays.copyOf(accesses, 2 * count);
    }
    accesses[count] = UNUSED;
    return count++;
  }

  void use(int index, OperationKind kind) {
    Access needed = kind == OperationKind.READ ? Access.R : Access.W;
    if (accesses[index] == UNUSED) {
      accesses[index] = (byte) needed.ordinal();
    } else if (accesses[index] != needed.ordinal()) {
      accesses[index] = (byte) Access.RW.ordinal();
    }
  }

  /** The flags that an entry of {@link #accesses} stands for. */
  static OpenFlags flags(byte access) {
    return OpenFlags.of(Access.values()[access]);
  }

  int count() {
    return count;
  }

  byte[] accesses() {
    return Arrays.copyOf(accesses, count);
  }
}
