/**
 * Charts as data: what is drawn, without how, so that all renderers draw the same. Start with
 * {@link io.nasreplay.results.chart.Chart}.
 */
@NullMarked
package io.nasreplay.results.chart;

import org.jspecify.annotations.NullMarked;
