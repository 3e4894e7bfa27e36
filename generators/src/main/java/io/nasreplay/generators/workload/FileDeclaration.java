package io.nasreplay.generators.workload;

import org.jspecify.annotations.Nullable;

/** An entry of a workload's {@code files}. */
public sealed interface FileDeclaration {
  /** Where it stands. */
  Mark mark();

  /**
   * A directory that exists before the replay.
   *
   * @param path the directory
   * @param mark where it stands
   */
  record Directory(Scalar path, Mark mark) implements FileDeclaration {}

  /**
   * A file, or a set of files.
   *
   * @param name how steps call the set; null when they need not
   * @param path one file's path; with a count: a pattern with <code>${i}</code>, or a directory
   * @param size how large each file is
   * @param count how many files; null for one file
   * @param tree how the files of a directory are spread over subdirectories; null for flat
   * @param exists whether the files are there before the replay, or only described for a copy
   * @param mark where it stands
   */
  record Files(
      @Nullable Scalar name,
      Scalar path,
      Sizes size,
      @Nullable Scalar count,
      @Nullable Tree tree,
      boolean exists,
      Mark mark)
      implements FileDeclaration {}

  /** How the files of a directory are spread over subdirectories. */
  sealed interface Tree {}

  /**
   * Directories in directories, the files spread over the lowest ones.
   *
   * @param fanOut subdirectories of each directory
   * @param levels levels of directories below the set's own
   */
  record Levels(Scalar fanOut, Scalar levels) implements Tree {}

  /**
   * One level of as many directories as the files need.
   *
   * @param filesPerDirectory how many files a directory holds at most
   */
  record Filled(Scalar filesPerDirectory) implements Tree {}
}
