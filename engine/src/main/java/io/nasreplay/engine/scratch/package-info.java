/**
 * Temporary files for what must not fill the heap: compiled traces, logs, ledgers. Start with
 * {@link ScratchFile}.
 */
@NullMarked
package io.nasreplay.engine.scratch;

import org.jspecify.annotations.NullMarked;
