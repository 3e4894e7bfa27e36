package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.cache.CachedBytes;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.results.model.CacheEvidence.Fallback;
import io.nasreplay.results.model.CacheEvidence.FileEvidence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the replay left of each file in the client's cache. */
final class FileEvidences {
  private static final Comparator<FileEvidence> MOST_RESIDENT_FIRST =
      Comparator.<FileEvidence>comparingLong(file -> orZero(file.residentBytesAfter()))
          .thenComparingLong(file -> orZero(file.residentBytesBefore()))
          .reversed();

  private final List<FileEvidence> files;
  private final OptionalLong resident;

  private FileEvidences(List<FileEvidence> files, OptionalLong resident) {
    this.files = files;
    this.resident = resident;
  }

  /**
   * The evidence for the files there are.
   *
   * @param look whether to look at them, which opens each: for long when there are many, for ever
   *     when the target does not answer
   */
  static FileEvidences of(
      Plan plan, Cooling cooling, CacheNotes notes, CacheMode mode, boolean look) {
    List<String> names = names(plan);
    List<Path> paths = names.stream().map(cooling::resolve).toList();
    CachedBytes after = look ? cooling.cached(paths) : CachedBytes.unknown(paths.size());
    Map<String, String> fallbacks =
        notes.fallbacks().stream().collect(Collectors.toMap(Fallback::path, Fallback::used));
    List<FileEvidence> files = new ArrayList<>(names.size());
    for (int i = 0; i < names.size(); i++) {
      files.add(
          new FileEvidence(
              names.get(i),
              fallbacks.getOrDefault(names.get(i), words(mode)),
              look ? sizeBytes(paths.get(i)) : 0,
              orNull(before(i, cooling)),
              orNull(after.byFile().get(i))));
    }
    files.sort(MOST_RESIDENT_FIRST);
    return new FileEvidences(files, after.total());
  }

  /** Bytes of all of them in the cache; empty when that cannot be told. */
  OptionalLong resident() {
    return resident;
  }

  /** So many of them, those with most bytes in the cache first. */
  List<FileEvidence> first(int most) {
    return files.subList(0, Math.min(most, files.size()));
  }

  /** How many there are beyond those. */
  long beyond(int most) {
    return Math.max(0, files.size() - most);
  }

  /**
   * The names of the file set's files, in its order, and of those made later that are there in the
   * end.
   */
  private static List<String> names(Plan plan) {
    List<FileSet.SetFile> set = plan.fileSet().files();
    List<String> names = new ArrayList<>();
    for (int number = 0; number < plan.files(); number++) {
      @Nullable String madeAs = number < set.size() ? set.get(number).path() : null;
      @Nullable String name = plan.finalPath(number).orElse(madeAs);
      if (name != null) {
        names.add(name);
      }
    }
    return names;
  }

  /** A file that was made later had nothing there. */
  private static OptionalLong before(int index, Cooling cooling) {
    List<OptionalLong> ofTheSet = cooling.before().byFile();
    return index < ofTheSet.size() ? ofTheSet.get(index) : OptionalLong.of(0);
  }

  private static String words(CacheMode mode) {
    return switch (mode) {
      case FLUSH -> "buffered, flushed before the clock stopped";
      case DIRECT -> "past the client's cache";
      case SYNC -> "buffered, every write durable on return";
      case OS -> "buffered";
    };
  }

  private static long sizeBytes(Path file) {
    try {
      return Files.isRegularFile(file) ? Files.size(file) : 0;
    } catch (IOException e) {
      return 0;
    }
  }

  private static long orZero(@Nullable Long bytes) {
    return bytes == null ? 0 : bytes;
  }

  private static @Nullable Long orNull(OptionalLong bytes) {
    return bytes.isPresent() ? bytes.getAsLong() : null;
  }
}
