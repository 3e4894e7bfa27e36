/**
 * Keeps the times of a trace: when each operation is due, and waiting until then. Start with {@link
 * io.nasreplay.engine.pace.Pacer}.
 */
@NullMarked
package io.nasreplay.engine.pace;

import org.jspecify.annotations.NullMarked;
