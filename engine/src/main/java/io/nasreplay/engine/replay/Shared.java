package io.nasreplay.engine.replay;

import io.nasreplay.engine.measure.FailureLog;
import io.nasreplay.engine.measure.PlateauEdges;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Sleeper;

/**
 * What all lanes of a replay share; thread-safe parts only.
 *
 * @param plan what is replayed
 * @param target where
 * @param locations the plan's paths on the target
 * @param mode how files are opened
 * @param clock what measures
 * @param sleeper how a worker waits
 * @param files the open files
 * @param progress how far each stream is, by its index
 * @param meeting where streams meet
 * @param edges when all streams are active
 * @param failures unexpected failures
 * @param maxErrors unexpected failures after which the replay ends
 * @param cacheNotes files that did not get the mode
 * @param stop whether to end early
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, filled once
record Shared(
    Plan plan,
    Target target,
    Locations locations,
    OpenMode mode,
    Clock clock,
    Sleeper sleeper,
    OpenFiles files,
    StreamProgress[] progress,
    Meeting meeting,
    PlateauEdges edges,
    FailureLog failures,
    long maxErrors,
    CacheNotes cacheNotes,
    RunStop stop) {}
