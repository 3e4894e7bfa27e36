/**
 * Runs suites: begins or goes on, makes the runs that the schedule asks for, keeps the journal,
 * writes the score tables. Start with {@link io.nasreplay.suites.run.SuiteRun}.
 */
@NullMarked
package io.nasreplay.suites.run;

import org.jspecify.annotations.NullMarked;
