package io.nasreplay.generators.workload;

/**
 * A value as the user wrote it: a literal with a unit, or text with <code>${...}</code>
 * expressions.
 *
 * @param text the characters, quotes removed
 * @param mark where it stands
 */
public record Scalar(String text, Mark mark) {}
