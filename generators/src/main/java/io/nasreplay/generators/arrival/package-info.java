/**
 * When operations are issued: paces and think times, in microseconds. Start with {@link
 * io.nasreplay.generators.arrival.Pace}.
 */
@NullMarked
package io.nasreplay.generators.arrival;

import org.jspecify.annotations.NullMarked;
