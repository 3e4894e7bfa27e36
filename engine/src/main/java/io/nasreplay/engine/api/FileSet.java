package io.nasreplay.engine.api;

import java.util.List;

/**
 * What must exist in the run folder before the replay starts, parents before children.
 *
 * @param directories directories to make, in order, parents of files included
 * @param files files to make, in order
 * @param madeLater paths that the trace's operations may make (files and directories), for the
 *     manifest
 */
public record FileSet(List<String> directories, List<SetFile> files, List<String> madeLater) {
  /**
   * A file to make.
   *
   * @param path its path in the trace
   * @param lengthBytes its size
   * @param contentId what its content is derived from; unique in the trace
   * @param changes whether the trace writes, truncates, renames or deletes it, so that it cannot be
   *     reused afterwards
   */
  public record SetFile(String path, long lengthBytes, int contentId, boolean changes) {}

  public FileSet {
    directories = List.copyOf(directories);
    files = List.copyOf(files);
    madeLater = List.copyOf(madeLater);
  }

  /** Total size of the files. */
  public long totalBytes() {
    return files.stream().mapToLong(SetFile::lengthBytes).sum();
  }
}
