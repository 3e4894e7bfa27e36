/** Tables and files for readers. Start with {@link io.nasreplay.benchmarks.report.Report}. */
@NullMarked
package io.nasreplay.benchmarks.report;

import org.jspecify.annotations.NullMarked;
