package io.nasreplay.traces.namespace;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.TracePath;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The tree of files and directories, with the totals that its changes keep up to date. */
final class EntryTree {
  private static final int MAX_KNOWN = 65_536;

  private final Entry root = Entry.directory();

  /** Entries by their whole paths, so that a path that comes again is not walked again. */
  private final Map<String, Entry> known = new HashMap<>();

  private @Nullable TracePath lastPath;
  private @Nullable Entry lastEntry;
  private long totalBytes;
  private long files;
  private long directories;

  long totalBytes() {
    return totalBytes;
  }

  long files() {
    return files;
  }

  long directories() {
    return directories;
  }

  /** The entry that the path names now, or null. Remembers the last answer. */
  @Nullable Entry find(TracePath path) {
    if (!path.equals(lastPath)) {
      lastEntry = lookUp(path.value());
      lastPath = path;
    }
    return lastEntry;
  }

  /** The directory that holds the path; it must exist. */
  Entry parentOf(TracePath path, Column column) {
    int slash = path.value().lastIndexOf('/');
    if (slash < 0) {
      return root;
    }
    String parent = path.value().substring(0, slash);
    Entry entry = lookUp(parent);
    if (entry == null || !entry.isDirectory()) {
      throw new InvalidRowException(
          column,
          column.token()
              + " is \""
              + path
              + "\", but \""
              + parent
              + (entry == null ? "\" does not exist" : "\" is a file")
              + "; allowed: a path in a directory that is set up or made before");
    }
    return entry;
  }

  void add(Entry parent, TracePath path, Entry entry) {
    parent.attach(entry, lastName(path));
    changed();
    totalBytes += entry.lengthBytes();
    if (entry.isDirectory()) {
      directories++;
    } else {
      files++;
    }
  }

  void remove(Entry entry) {
    known.remove(entry.path());
    entry.detach();
    changed();
    totalBytes -= entry.lengthBytes();
    if (entry.isDirectory()) {
      directories--;
    } else {
      files--;
    }
  }

  void move(Entry entry, Entry newParent, TracePath newPath) {
    if (entry.isDirectory()) {
      known.clear();
    } else {
      known.remove(entry.path());
    }
    entry.detach();
    newParent.attach(entry, lastName(newPath));
    changed();
  }

  void resize(Entry file, long lengthBytes) {
    totalBytes += lengthBytes - file.lengthBytes();
    file.lengthBytes(lengthBytes);
  }

  /** The directory that holds the path; it and its parents are made when they are not there. */
  Entry parentMade(TracePath path) {
    TracePath parent = path.parent();
    return parent == null ? root : directoryMade(parent);
  }

  Entry directoryMade(TracePath path) {
    Entry found = lookUp(path.value());
    if (found == null) {
      found = Entry.directory();
      add(parentMade(path), path, found);
    }
    if (!found.isDirectory()) {
      throw new InvalidRowException(
          Column.PATH,
          "path \"" + path + "\" is both a file and a directory; allowed: one of the two");
    }
    return found;
  }

  private @Nullable Entry lookUp(String path) {
    Entry entry = known.get(path);
    if (entry == null) {
      entry = walk(path);
      if (entry != null) {
        remember(path, entry);
      }
    }
    return entry;
  }

  private void remember(String path, Entry entry) {
    if (known.size() >= MAX_KNOWN) {
      known.clear();
    }
    known.put(path, entry);
  }

  private @Nullable Entry walk(String path) {
    Entry at = root;
    int start = 0;
    while (at != null) {
      int slash = path.indexOf('/', start);
      at = at.child(path.substring(start, slash < 0 ? path.length() : slash));
      if (slash < 0) {
        return at;
      }
      start = slash + 1;
    }
    return null;
  }

  private static String lastName(TracePath path) {
    return path.value().substring(path.value().lastIndexOf('/') + 1);
  }

  private void changed() {
    lastPath = null;
  }
}
