/**
 * Charts as data: what is drawn, without how. Renderers of web pages and of pictures draw the same
 * charts. Start with {@link io.nasreplay.results.chart.Chart}.
 */
@NullMarked
package io.nasreplay.results.chart;

import org.jspecify.annotations.NullMarked;
