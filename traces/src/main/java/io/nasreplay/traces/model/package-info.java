/** The trace model: file set and operations, fully resolved. Start with {@link TraceRow}. */
@NullMarked
package io.nasreplay.traces.model;

import org.jspecify.annotations.NullMarked;
