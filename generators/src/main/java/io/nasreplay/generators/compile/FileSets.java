package io.nasreplay.generators.compile;

import com.google.common.primitives.Ints;
import io.nasreplay.generators.pattern.FileNames;
import io.nasreplay.generators.pattern.FileTree;
import io.nasreplay.generators.random.SeededRandom;
import io.nasreplay.generators.workload.FileDeclaration;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.traces.format.Suggestions;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.TracePath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;

/** All files of a workload, and those with a name by that. */
final class FileSets {
  private static final long MAX_FILES = 10_000_000;

  private final List<FileSet> all = new ArrayList<>();
  private final Map<String, FileSet> named = new LinkedHashMap<>();

  private FileSets() {}

  static FileSets of(List<FileDeclaration> declarations, Evaluator evaluator, long seed) {
    FileSets sets = new FileSets();
    for (int i = 0; i < declarations.size(); i++) {
      sets.add(declarations.get(i), i, evaluator, seed);
    }
    return sets;
  }

  List<FileSet> all() {
    return all;
  }

  FileSet named(Scalar name, Evaluator evaluator) {
    String text = evaluator.text(name);
    FileSet set = named.get(text);
    if (set == null) {
      throw name.mark()
          .error(
              named.isEmpty()
                  ? "unknown file set \"" + text + "\"; no entry of files has a name"
                  : Suggestions.unknown("file set", text, named.keySet()));
    }
    return set;
  }

  private void add(FileDeclaration declaration, int index, Evaluator evaluator, long seed) {
    if (declaration instanceof FileDeclaration.Directory directory) {
      List<TracePath> directories = List.of(evaluator.path(directory.path()));
      all.add(new FileSet(directories, List.of(), true, directory.mark()));
      return;
    }
    FileDeclaration.Files files = (FileDeclaration.Files) declaration;
    Scalar name = files.name();
    String label = name == null ? Integer.toString(index) : evaluator.text(name);
    FileSet set = resolve(files, evaluator, seed, label);
    all.add(set);
    if (name != null && named.put(label, set) != null) {
      throw name.mark().error("file set \"" + label + "\" is declared twice; allowed: once");
    }
  }

  private static FileSet resolve(
      FileDeclaration.Files files, Evaluator evaluator, long seed, String label) {
    ResolvedSizes sizes = ResolvedSizes.ofFiles(files.size(), evaluator);
    LongSupplier sizeBytes =
        sizes.distribution().sampler(SeededRandom.of(seed, "files", label, "size"));
    FileTree tree = tree(files, evaluator);
    LongFunction<TracePath> paths = paths(files, evaluator, tree);
    List<FileRow> rows = new ArrayList<>();
    for (long i = 0; i < tree.files(); i++) {
      rows.add(new FileRow(paths.apply(i), sizeBytes.getAsLong()));
    }
    List<TracePath> directories =
        files.tree() == null
            ? List.of()
            : tree.directories().map(d -> below(evaluator.path(files.path()), d)).toList();
    return new FileSet(directories, rows, files.exists(), files.mark());
  }

  /** One file, files numbered by a pattern, or files in a directory. */
  private static LongFunction<TracePath> paths(
      FileDeclaration.Files files, Evaluator evaluator, FileTree tree) {
    if (files.count() == null) {
      return i -> evaluator.path(files.path());
    }
    if (isPattern(files.path())) {
      return i -> evaluator.with(StreamPlan.INSTANCE, i).path(files.path());
    }
    TracePath directory = evaluator.path(files.path());
    return i -> below(directory, tree.path(i));
  }

  private static boolean isPattern(Scalar path) {
    return path.text().contains("${");
  }

  private static TracePath below(TracePath directory, String path) {
    return new TracePath(directory + "/" + path);
  }

  private static FileTree tree(FileDeclaration.Files files, Evaluator evaluator) {
    long count = files.count() == null ? 1 : count(files.count(), evaluator);
    FileDeclaration.Tree tree = files.tree();
    Mark mark = files.mark();
    if (tree == null) {
      return Evaluator.at(mark, () -> FileTree.flat(count, FileNames.DEFAULT));
    }
    if (files.count() == null || isPattern(files.path())) {
      throw mark.error("tree needs count and a path without ${...}; allowed: a directory's path");
    }
    return Evaluator.at(mark, () -> tree(count, tree, evaluator));
  }

  private static FileTree tree(long count, FileDeclaration.Tree tree, Evaluator evaluator) {
    if (tree instanceof FileDeclaration.Filled filled) {
      long most = evaluator.count("files-per-directory", filled.filesPerDirectory());
      return FileTree.perDirectory(count, FileNames.DEFAULT, most);
    }
    FileDeclaration.Levels levels = (FileDeclaration.Levels) tree;
    int fanOut = Ints.saturatedCast(evaluator.count("fan-out", levels.fanOut()));
    int depth = Ints.saturatedCast(evaluator.count("levels", levels.levels()));
    return FileTree.spread(count, FileNames.DEFAULT, fanOut, depth);
  }

  private static long count(Scalar scalar, Evaluator evaluator) {
    long count = evaluator.count("count", scalar);
    if (count < 1 || count > MAX_FILES) {
      throw scalar.mark().error("count is " + count + "; allowed: 1 to " + MAX_FILES);
    }
    return count;
  }
}
