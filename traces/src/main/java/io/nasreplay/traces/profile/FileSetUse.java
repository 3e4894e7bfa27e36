package io.nasreplay.traces.profile;

/**
 * What must exist before the replay starts.
 *
 * @param files how many files
 * @param directories how many directories, those included that exist only as parents
 * @param bytes the files' sizes together
 */
public record FileSetUse(long files, long directories, long bytes) {}
