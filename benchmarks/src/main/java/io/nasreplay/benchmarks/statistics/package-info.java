/** Medians, spreads and targets. Start with {@link io.nasreplay.benchmarks.statistics.Sample}. */
@NullMarked
package io.nasreplay.benchmarks.statistics;

import org.jspecify.annotations.NullMarked;
