package io.nasreplay.traces.lint;

import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks at each distinct path of a trace, row by row, and collects what some target may refuse.
 * Memory grows with the number of distinct paths. Not thread-safe.
 */
public final class NameLint {
  /** More warnings than these are only counted. */
  public static final int MAX_WARNINGS = 1_000;

  private final List<LintWarning> warnings = new ArrayList<>();
  private final Set<String> seen = new HashSet<>();
  private final Map<String, String> originals = new HashMap<>();
  private @Nullable TracePath lastPath;
  private long total;

  /**
   * The warnings about a whole trace, in the order of its rows.
   *
   * @throws IOException when it cannot be read
   */
  public static List<LintWarning> of(TraceSource source) throws IOException {
    NameLint lint = new NameLint();
    try (TraceReader rows = source.open()) {
      for (TraceRow row = rows.next(); row != null; row = rows.next()) {
        lint.accept(row);
      }
    }
    return lint.warnings();
  }

  /** Looks at the paths of a row. */
  public void accept(TraceRow row) {
    if (row instanceof DirectoryRow directory) {
      look(directory.path());
    } else if (row instanceof FileRow file) {
      look(file.path());
    } else if (row instanceof OperationRow operation) {
      look(operation.path());
      look(operation.to());
    }
  }

  /** The first {@value #MAX_WARNINGS} warnings. */
  public List<LintWarning> warnings() {
    return List.copyOf(warnings);
  }

  /** How many warnings there are, those included that are only counted. */
  public long total() {
    return total;
  }

  private void look(@Nullable TracePath path) {
    if (path == null || path.equals(lastPath)) {
      return;
    }
    lastPath = path;
    // From the whole path upwards: a path that was seen has parents that were seen.
    for (String at = path.value(); at != null && seen.add(at); at = parent(at)) {
      lookAtName(new TracePath(at), at.substring(at.lastIndexOf('/') + 1));
    }
  }

  private void lookAtName(TracePath path, String name) {
    NameRules.problem(name).ifPresent(found -> warn(found.kind(), path, found.text()));
    String original = originals.putIfAbsent(folded(path.value()), path.value());
    // A parent that collides is reported by itself, not again with each path below it.
    if (original != null && Objects.equals(parent(original), parent(path.value()))) {
      warn(
          LintWarning.Kind.COLLISION,
          path,
          "differs from \""
              + original
              + "\" only in case or Unicode normal form: on Windows, macOS"
              + " and most SMB shares they are one");
    }
  }

  private void warn(LintWarning.Kind kind, TracePath path, String text) {
    total++;
    if (warnings.size() < MAX_WARNINGS) {
      warnings.add(new LintWarning(kind, path, "\"" + path + "\" " + text));
    }
  }

  private static @Nullable String parent(String path) {
    int slash = path.lastIndexOf('/');
    return slash < 0 ? null : path.substring(0, slash);
  }

  private static String folded(String path) {
    String composed = Normalizer.normalize(path, Normalizer.Form.NFC);
    String upper = composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    return Normalizer.normalize(upper, Normalizer.Form.NFC);
  }
}
