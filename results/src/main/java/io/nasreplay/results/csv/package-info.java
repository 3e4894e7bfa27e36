/**
 * {@code ops.csv}: every operation of a run as a line. Start with {@link OperationLogWriter}, and
 * with {@link OperationLogReader} for the way back.
 */
@NullMarked
package io.nasreplay.results.csv;

import org.jspecify.annotations.NullMarked;
