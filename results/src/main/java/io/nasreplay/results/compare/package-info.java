/**
 * Runs of the same traces on several targets, side by side, and whether they differ. Start with
 * {@link Comparisons}; {@link RecordedRun} is what it takes, {@link Comparison} what it makes.
 */
@NullMarked
package io.nasreplay.results.compare;

import org.jspecify.annotations.NullMarked;
