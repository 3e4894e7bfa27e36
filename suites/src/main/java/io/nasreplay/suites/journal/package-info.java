/**
 * What a suite has done, on disk: an append-only file that survives the process. Start with {@link
 * io.nasreplay.suites.journal.Journal}; {@link io.nasreplay.suites.journal.SuiteFolder} finds it.
 */
@NullMarked
package io.nasreplay.suites.journal;

import org.jspecify.annotations.NullMarked;
