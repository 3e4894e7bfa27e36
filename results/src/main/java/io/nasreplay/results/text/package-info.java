/**
 * Results as text for people, and the one way in which numbers are printed. Start with {@link
 * RunText} for a run, {@link SummaryText} for repeated runs, {@link ComparisonText} for several
 * targets, {@link Quantities} for numbers, {@link TextTable} for tables. Nothing here computes a
 * result.
 */
@NullMarked
package io.nasreplay.results.text;

import org.jspecify.annotations.NullMarked;
