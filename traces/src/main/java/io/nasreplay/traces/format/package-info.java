/**
 * What every trace format shares: readers, writers and errors with a position. Start with {@link
 * TraceSource}.
 */
@NullMarked
package io.nasreplay.traces.format;

import org.jspecify.annotations.NullMarked;
