/**
 * What a report tells of runs, and the charts that it shows, computed once for all renderers. Start
 * with {@link io.nasreplay.results.report.Reports}.
 */
@NullMarked
package io.nasreplay.results.report;

import org.jspecify.annotations.NullMarked;
