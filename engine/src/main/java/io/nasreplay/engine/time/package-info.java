/** The one clock, and waiting. */
@NullMarked
package io.nasreplay.engine.time;

import org.jspecify.annotations.NullMarked;
