/**
 * CSV. {@code ops.csv} has every operation of a run as a line. Start with {@link
 * OperationLogWriter}, and with {@link OperationLogReader} for the way back. {@link ComparisonCsv}
 * and {@link CsvText} are small tables.
 */
@NullMarked
package io.nasreplay.results.csv;

import org.jspecify.annotations.NullMarked;
