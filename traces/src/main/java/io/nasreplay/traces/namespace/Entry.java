package io.nasreplay.traces.namespace;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A file or directory of a {@link Namespace}. It stays the same object when it is renamed. Equal
 * only to itself.
 */
public final class Entry {
  private final @Nullable Map<String, Entry> children;
  private int onlyStreamId;

  /** What one stream has open, as long as it is the only one; the map is for more. */
  private @Nullable Handle onlyHandle;

  private @Nullable Map<Integer, Handle> handles;
  private @Nullable Entry parent;
  private String name = "";
  private boolean declared;
  private long lengthBytes;

  private Entry(@Nullable Map<String, Entry> children) {
    this.children = children;
  }

  static Entry file(long lengthBytes) {
    Entry file = new Entry(null);
    file.lengthBytes = lengthBytes;
    return file;
  }

  static Entry directory() {
    return new Entry(new HashMap<>());
  }

  /** Whether it is a directory. */
  public boolean isDirectory() {
    return children != null;
  }

  /** A file's size at this point of the trace; 0 for a directory. */
  public long lengthBytes() {
    return lengthBytes;
  }

  /** Where it is now; the last component alone once it is removed. */
  public String path() {
    return parent == null || parent.parent == null ? name : parent.path() + "/" + name;
  }

  void lengthBytes(long value) {
    lengthBytes = value;
  }

  boolean isDeclared() {
    return declared;
  }

  void declare() {
    declared = true;
  }

  @Nullable Entry child(String childName) {
    return children == null ? null : children.get(childName);
  }

  boolean isEmptyDirectory() {
    return children != null && children.isEmpty();
  }

  void attach(Entry child, String childName) {
    if (children == null) {
      throw new IllegalStateException("a file holds no entries");
    }
    child.parent = this;
    child.name = childName;
    children.put(childName, child);
  }

  void detach() {
    if (parent != null && parent.children != null) {
      parent.children.remove(name);
      parent = null;
    }
  }

  /** Whether this is the other entry or lies somewhere below it. */
  boolean isWithin(Entry other) {
    for (Entry at = this; at != null; at = at.parent) {
      if (at == other) {
        return true;
      }
    }
    return false;
  }

  /** What the stream opened last and still has open, or null. */
  @Nullable Handle handle(int streamId) {
    if (handles != null) {
      return handles.get(streamId);
    }
    return streamId == onlyStreamId ? onlyHandle : null;
  }

  void handle(int streamId, @Nullable Handle handle) {
    if (handles == null && (onlyHandle == null || streamId == onlyStreamId)) {
      onlyStreamId = streamId;
      onlyHandle = handle;
      return;
    }
    if (handles == null) {
      handles = new HashMap<>(handles());
    }
    if (handle == null) {
      handles.remove(streamId);
    } else {
      handles.put(streamId, handle);
    }
  }

  Map<Integer, Handle> handles() {
    if (handles != null) {
      return handles;
    }
    return onlyHandle == null ? Map.of() : Map.of(onlyStreamId, onlyHandle);
  }
}
