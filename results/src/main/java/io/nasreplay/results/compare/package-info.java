/**
 * Runs of the same trace on several targets, side by side. Start with {@link RecordedRun} for what
 * is compared.
 */
@NullMarked
package io.nasreplay.results.compare;

import org.jspecify.annotations.NullMarked;
