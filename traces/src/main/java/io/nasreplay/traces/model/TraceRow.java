package io.nasreplay.traces.model;

/**
 * One row of a trace. A trace is a sequence of setup rows ({@link DirectoryRow}, {@link FileRow})
 * and {@link StreamRow}s, followed by {@link OperationRow}s; the order of the operation rows is the
 * trace's global order.
 */
public sealed interface TraceRow permits DirectoryRow, FileRow, StreamRow, OperationRow {}
