/**
 * The folder of a run on disk. Start with {@link ResultFolder}, and with {@link RunReader} for the
 * way back.
 */
@NullMarked
package io.nasreplay.results.io;

import org.jspecify.annotations.NullMarked;
