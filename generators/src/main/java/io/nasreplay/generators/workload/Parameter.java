package io.nasreplay.generators.workload;

import org.jspecify.annotations.Nullable;

/**
 * A number or word that a user may change without editing the workload.
 *
 * @param name how expressions and the command line call it
 * @param value the default; may use the parameters declared before it
 * @param description what it means; empty when not said
 * @param certainty how sure the default is; null when not said
 */
public record Parameter(
    String name, Scalar value, String description, @Nullable Certainty certainty) {}
