package io.nasreplay.traces.namespace;

import io.nasreplay.traces.model.OpenFlags;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A file that a stream has open.
 *
 * @param flags how it was opened; null when an operation opened it implicitly
 * @param below what the same stream opened before and has still open, the next to be used after a
 *     close
 */
record Handle(@Nullable OpenFlags flags, @Nullable Handle below) {
  boolean isImplicit() {
    return flags == null;
  }

  boolean reads() {
    return flags == null || flags.access().reads();
  }

  boolean writes() {
    return flags == null || flags.access().writes();
  }

  boolean appends() {
    return flags != null && flags.has(OpenFlags.Option.APPEND);
  }

  /** The explicit opens of a stack, in their order, on top of another stack. */
  static @Nullable Handle explicitOn(@Nullable Handle stack, @Nullable Handle base) {
    Deque<OpenFlags> fromTop = new ArrayDeque<>();
    for (Handle at = stack; at != null && at.flags != null; at = at.below) {
      fromTop.addLast(at.flags);
    }
    Handle result = base;
    while (!fromTop.isEmpty()) {
      result = new Handle(fromTop.removeLast(), result);
    }
    return result;
  }
}
