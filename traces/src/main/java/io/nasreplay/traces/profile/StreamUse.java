package io.nasreplay.traces.profile;

/**
 * One stream.
 *
 * @param streamId its id
 * @param name what the trace calls it; its id when the trace gives no name
 * @param depth its queue depth
 * @param operations how many operations it has
 * @param bytesRead by its reads
 * @param bytesWritten by its writes
 * @param sequentiality over the stream's own order
 */
public record StreamUse(
    int streamId,
    String name,
    int depth,
    long operations,
    long bytesRead,
    long bytesWritten,
    Sequentiality sequentiality) {}
