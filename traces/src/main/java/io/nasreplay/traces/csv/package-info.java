/**
 * Trace format version 1: CSV with leading metadata lines, read and written row by row. Start with
 * {@link CsvTraceReader}.
 */
@NullMarked
package io.nasreplay.traces.csv;

import org.jspecify.annotations.NullMarked;
