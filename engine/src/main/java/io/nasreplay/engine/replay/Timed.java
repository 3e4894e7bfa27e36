package io.nasreplay.engine.replay;

import io.nasreplay.engine.measure.FailureLog;
import io.nasreplay.engine.measure.Measurements;
import io.nasreplay.engine.measure.OperationLogs;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What the timed part gave.
 *
 * @param startedAt when the barrier opened
 * @param startNanos the same on the measuring clock
 * @param lastEndNanos when the last operation ended
 * @param flushEndNanos when the last written byte was durable and the last file that was open for
 *     writing closed; the same as {@code lastEndNanos} when there was none
 * @param threads threads that replayed
 * @param ioPath how reads and writes were called
 * @param measurements what the lanes measured
 * @param failures unexpected failures in detail
 * @param cacheNotes files that did not get the cache mode
 * @param unalignedOperations transfers that did not go past the cache in mode direct
 * @param logs every operation, when asked for
 * @param problems why the figures may not be used, in words
 * @param timeIsOver whether the time limit passed before the last file was durable
 * @param stuck whether a thread is still in a call
 */
record Timed(
    Instant startedAt,
    long startNanos,
    long lastEndNanos,
    long flushEndNanos,
    int threads,
    String ioPath,
    Measurements measurements,
    FailureLog failures,
    CacheNotes cacheNotes,
    long unalignedOperations,
    Optional<OperationLogs> logs,
    List<String> problems,
    boolean timeIsOver,
    boolean stuck) {}
