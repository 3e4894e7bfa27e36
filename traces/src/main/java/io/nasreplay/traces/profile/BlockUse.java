package io.nasreplay.traces.profile;

import io.nasreplay.traces.model.OperationKind;

/**
 * All reads or all writes of one size.
 *
 * @param kind read or write
 * @param lengthBytes the size of one
 * @param count how many
 * @param bytes all together
 */
public record BlockUse(OperationKind kind, long lengthBytes, long count, long bytes) {}
