/** The command line of the measurements. Start with {@link io.nasreplay.benchmarks.Main}. */
@NullMarked
package io.nasreplay.benchmarks;

import org.jspecify.annotations.NullMarked;
