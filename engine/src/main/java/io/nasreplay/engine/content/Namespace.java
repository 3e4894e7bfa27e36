package io.nasreplay.engine.content;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Which files and directories there are while the trace is walked, by path. */
final class Namespace {
  /** A file or a directory. */
  sealed interface Entry permits FileLedger, Directory {}

  /** A directory. */
  record Directory() implements Entry {}

  private static final Directory DIRECTORY = new Directory();

  private final NavigableMap<String, Entry> entries = new TreeMap<>();

  /** All there is, parents before children. */
  Map<String, Entry> entries() {
    return entries;
  }

  /** Total size of the files. */
  long totalBytes() {
    return entries.values().stream()
        .mapToLong(entry -> entry instanceof FileLedger file ? file.sizeBytes() : 0)
        .sum();
  }

  boolean has(String path) {
    return entries.containsKey(path);
  }

  /** The file with this name, or null. */
  @Nullable FileLedger file(String path) {
    return entries.get(path) instanceof FileLedger file ? file : null;
  }

  /** Makes a directory and, since setup rows may leave them out, the ones above it. */
  void addDirectories(String path) {
    entries.putIfAbsent(path, DIRECTORY);
    int slash = path.lastIndexOf('/');
    if (slash >= 0) {
      addDirectories(path.substring(0, slash));
    }
  }

  /** Makes one directory. */
  void addDirectory(String path) {
    entries.putIfAbsent(path, DIRECTORY);
  }

  void addFile(String path, FileLedger file) {
    entries.put(path, file);
  }

  void removeFile(String path) {
    FileLedger file = file(path);
    if (file != null) {
      entries.remove(path);
      file.discard();
    }
  }

  void removeDirectory(String path) {
    entries.remove(path, DIRECTORY);
  }

  /** Renames a file or a directory with all below it; a file that had the new name is gone. */
  void rename(String from, String to) {
    Entry entry = entries.get(from);
    if (entry == null || from.equals(to)) {
      return;
    }
    removeFile(to);
    entries.remove(from);
    entries.put(to, entry);
    NavigableMap<String, Entry> below = entries.subMap(from + "/", true, from + "0", false);
    Map<String, Entry> moved = new TreeMap<>();
    below.forEach((path, child) -> moved.put(to + path.substring(from.length()), child));
    below.clear();
    entries.putAll(moved);
  }
}
