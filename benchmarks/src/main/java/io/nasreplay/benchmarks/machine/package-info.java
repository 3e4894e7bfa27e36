/**
 * What the measurements run on, and how busy it is. Start with {@link
 * io.nasreplay.benchmarks.machine.Machine}.
 */
@NullMarked
package io.nasreplay.benchmarks.machine;

import org.jspecify.annotations.NullMarked;
