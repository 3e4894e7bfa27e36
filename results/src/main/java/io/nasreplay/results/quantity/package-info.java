/**
 * Numbers with their unit, in the same words wherever they are told: reports, progress, advice and
 * errors. Start with {@link io.nasreplay.results.quantity.Quantities}; {@link
 * io.nasreplay.results.quantity.PrintableText} makes names safe to show.
 */
@NullMarked
package io.nasreplay.results.quantity;

import org.jspecify.annotations.NullMarked;
