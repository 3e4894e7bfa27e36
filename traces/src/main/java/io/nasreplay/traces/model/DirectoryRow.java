package io.nasreplay.traces.model;

/**
 * Setup row: a directory that must exist before the replay starts.
 *
 * @param path the directory; its parents exist implicitly
 */
public record DirectoryRow(TracePath path) implements TraceRow {}
