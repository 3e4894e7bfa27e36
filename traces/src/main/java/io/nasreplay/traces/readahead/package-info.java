/**
 * Reading on a thread of its own, beside whoever uses what is read. Start with {@link ReadAhead}.
 */
@NullMarked
package io.nasreplay.traces.readahead;

import org.jspecify.annotations.NullMarked;
