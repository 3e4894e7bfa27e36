package io.nasreplay.engine.plan;

import io.nasreplay.engine.content.ContentIds;
import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.TracePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds what an operation must wait for in other streams.
 *
 * <p>An operation <em>changes</em> a name when it makes, renames, removes or cuts what is there;
 * any other operation <em>uses</em> it. A use waits for the last change of the name and of each of
 * its parents. A change waits for that too, and for every use, since the last change, of the name
 * and of anything below it. What one stream waits for once, its later operations need not wait for
 * again, nor what lies before a barrier that it has passed.
 */
final class Ordering {
  /** So many streams are found as quickly by looking at each. */
  private static final int FEW = 4;

  /** A step of a stream, and how many barriers that stream had passed. */
  private static final class Mark {
    final StreamBuilder stream;
    long step;
    int barriers;

    Mark(StreamBuilder stream) {
      this.stream = stream;
    }

    void set(long lastStep) {
      step = lastStep;
      barriers = stream.barriers;
    }
  }

  /** What happened to one name. */
  private static final class Name {
    final @Nullable Name parent;
    final String path;

    /** The last use by each stream, in the order in which they first used it. */
    final List<Mark> uses = new ArrayList<>(1);

    /** The same by the stream's index, when there are more than a few. */
    @Nullable Map<Integer, Mark> byStream;

    @Nullable Mark recent;
    @Nullable Mark change;

    Name(String path, @Nullable Name parent) {
      this.path = path;
      this.parent = parent;
    }

    void used(StreamBuilder stream, long lastStep) {
      Mark mark = recent;
      if (mark == null || mark.stream != stream) {
        mark = use(stream);
        recent = mark;
      }
      mark.set(lastStep);
    }

    void changed(StreamBuilder stream, long lastStep) {
      uses.clear();
      byStream = null;
      recent = null;
      change = new Mark(stream);
      change.set(lastStep);
    }

    private Mark use(StreamBuilder stream) {
      Mark mark = byStream == null ? among(uses, stream) : byStream.get(stream.index);
      if (mark == null) {
        mark = new Mark(stream);
        uses.add(mark);
        if (byStream != null) {
          byStream.put(stream.index, mark);
        } else if (uses.size() > FEW) {
          byStream = new HashMap<>();
          uses.forEach(use -> byStream.put(use.stream.index, use));
        }
      }
      return mark;
    }

    private static @Nullable Mark among(List<Mark> marks, StreamBuilder stream) {
      for (Mark mark : marks) {
        if (mark.stream == stream) {
          return mark;
        }
      }
      return null;
    }
  }

  private final Map<String, Name> names = new HashMap<>();
  private final List<@Nullable Name> byPathNumber = new ArrayList<>();
  private final ContentIds ids;
  private final Waits waits;
  private int entry = Step.NONE;

  Ordering(ContentIds ids, Waits waits) {
    this.ids = ids;
    this.waits = waits;
  }

  /** Begins to collect what a stream's next record waits for. */
  void begin() {
    entry = Step.NONE;
  }

  /**
   * The entry collected since {@link #begin}; {@link Step#NONE} when there is nothing to wait for.
   */
  int entry() {
    return entry;
  }

  void waitForChanges(StreamBuilder stream, TracePath path) {
    for (Name name = name(path); name != null; name = name.parent) {
      if (name.change != null) {
        waitFor(stream, name.change, name.path);
      }
    }
  }

  void waitForUses(StreamBuilder stream, TracePath path) {
    Name name = name(path);
    for (Mark use : name.uses) {
      waitFor(stream, use, name.path);
    }
  }

  void used(StreamBuilder stream, TracePath path, long lastStep) {
    for (Name name = name(path); name != null; name = name.parent) {
      name.used(stream, lastStep);
    }
  }

  void changed(StreamBuilder stream, TracePath path, long lastStep) {
    name(path).changed(stream, lastStep);
    used(stream, path, lastStep);
  }

  private void waitFor(StreamBuilder stream, Mark mark, String path) {
    if (mark.stream == stream || mark.barriers < stream.barriers) {
      return;
    }
    if (mark.barriers > stream.barriers) {
      throw new InvalidRowException(Column.PATH, deadlock(stream, mark, path));
    }
    Long known = stream.waitedFor.get(mark.stream.index);
    if (known == null || known < mark.step) {
      stream.waitedFor.put(mark.stream.index, mark.step);
      entry = entry == Step.NONE ? waits.begin() : entry;
      waits.add(mark.stream.index, mark.step);
    }
  }

  private static String deadlock(StreamBuilder stream, Mark mark, String path) {
    return "path is \""
        + path
        + "\", which stream "
        + mark.stream.id
        + " uses earlier in the trace but after its barrier "
        + mark.barriers
        + ", while stream "
        + stream.id
        + " has passed only "
        + stream.barriers
        + ": neither could go on; allowed: conflicting operations on the same side of a barrier";
  }

  private Name name(TracePath path) {
    int pathNumber = ids.idOf(path);
    while (byPathNumber.size() <= pathNumber) {
      byPathNumber.add(null);
    }
    Name name = byPathNumber.get(pathNumber);
    if (name == null) {
      name = named(path.value());
      byPathNumber.set(pathNumber, name);
    }
    return name;
  }

  private Name named(String path) {
    Name name = names.get(path);
    if (name == null) {
      int slash = path.lastIndexOf('/');
      name = new Name(path, slash < 0 ? null : named(path.substring(0, slash)));
      names.put(path, name);
    }
    return name;
  }
}
