/**
 * Counts, times and logs operations while they are replayed, one writer per lane and no locks, and
 * sums up afterwards. Start with {@link io.nasreplay.engine.measure.LaneMeter}.
 */
@NullMarked
package io.nasreplay.engine.measure;

import org.jspecify.annotations.NullMarked;
