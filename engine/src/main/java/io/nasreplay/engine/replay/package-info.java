/**
 * Runs a trace on a target through all phases. Start with {@link
 * io.nasreplay.engine.replay.ReplayEngine}.
 */
@NullMarked
package io.nasreplay.engine.replay;

import org.jspecify.annotations.NullMarked;
