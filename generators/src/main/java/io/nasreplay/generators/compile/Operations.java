package io.nasreplay.generators.compile;

import java.util.Iterator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Operations of one stream, made one at a time when they are asked for. */
interface Operations {
  /** The next one, or null at the end. */
  @Nullable PlacedRow next();

  /** No operation; the action takes place when the first is asked for. */
  static Operations none(Runnable action) {
    return () -> {
      action.run();
      return null;
    };
  }

  /** A single operation, made when it is asked for. */
  static Operations single(Supplier<PlacedRow> row) {
    return new Operations() {
      private boolean done;

      @Override
      public @Nullable PlacedRow next() {
        PlacedRow next = done ? null : row.get();
        done = true;
        return next;
      }
    };
  }

  /**
   * Operations that are found out when the first is asked for, again and again while that throws an
   * {@link UnknownSizeException}.
   */
  static Operations deferred(Supplier<Operations> operations) {
    return new Operations() {
      private @Nullable Operations found;

      @Override
      public @Nullable PlacedRow next() {
        if (found == null) {
          found = operations.get();
        }
        return found.next();
      }
    };
  }

  /** One after the other, each made when the one before it has ended. */
  static Operations concatenated(Iterator<Supplier<Operations>> parts) {
    return new Operations() {
      private @Nullable Operations current;

      @Override
      public @Nullable PlacedRow next() {
        while (current != null || parts.hasNext()) {
          current = current == null ? parts.next().get() : current;
          PlacedRow row = current.next();
          if (row != null) {
            return row;
          }
          current = null;
        }
        return null;
      }
    };
  }
}
