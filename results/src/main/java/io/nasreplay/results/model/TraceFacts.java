package io.nasreplay.results.model;

/**
 * Which trace was replayed, and what it holds in full, whether or not the replay got to its end.
 *
 * @param name the trace's name
 * @param digest lower-case hexadecimal SHA-256 of its canonical rows
 * @param operations operations of all streams
 * @param bytesRead bytes that its reads ask for
 * @param bytesWritten bytes that its writes ask for
 * @param streams number of streams
 * @param fileSetFiles files that must exist before the replay
 * @param fileSetBytes their total size
 * @param workingSetBytes distinct bytes that reads and writes touch, in whole 4 KiB pages
 */
public record TraceFacts(
    String name,
    String digest,
    long operations,
    long bytesRead,
    long bytesWritten,
    int streams,
    long fileSetFiles,
    long fileSetBytes,
    long workingSetBytes) {}
