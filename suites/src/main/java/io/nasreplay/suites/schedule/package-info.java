/**
 * Which run of a suite comes next, and what there is to do: a function of the suite and the runs
 * that have come to their end, so that a suite goes on where it stopped. Start with {@link
 * io.nasreplay.suites.schedule.Schedule}; {@link io.nasreplay.suites.schedule.TestCases} resolves
 * what is to be run, {@link io.nasreplay.suites.schedule.SuitePlan} adds it up.
 */
@NullMarked
package io.nasreplay.suites.schedule;

import org.jspecify.annotations.NullMarked;
