package io.nasreplay.traces.profile;

import io.nasreplay.traces.model.OperationKind;

/**
 * All operations of one kind.
 *
 * @param kind the kind
 * @param count how many, repeats counted
 * @param bytes what they move; for copy the sizes of the copied files as the trace makes them; 0
 *     for kinds that move no data
 */
public record KindUse(OperationKind kind, long count, long bytes) {}
