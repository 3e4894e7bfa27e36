package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.namespace.Entry;
import org.jspecify.annotations.Nullable;

/**
 * A file that a stream has open at a point of the trace.
 *
 * @param entry the file; null when there is none and opening it will fail
 * @param state what is kept about it
 * @param slot where the replay keeps it
 * @param appends whether writes go to its end
 * @param implicitIndex index of an implicit open in {@link ImplicitOpens}; {@link Step#NONE} for an
 *     explicit one
 */
record OpenFile(
    @Nullable Entry entry, FileState state, int slot, boolean appends, int implicitIndex) {
  static OpenFile explicit(Entry entry, FileState state, int slot, OpenFlags flags) {
    return new OpenFile(entry, state, slot, flags.has(OpenFlags.Option.APPEND), Step.NONE);
  }

  boolean isImplicit() {
    return implicitIndex != Step.NONE;
  }
}
