package io.nasreplay.engine.plan;

import java.util.ArrayList;
import java.util.List;

/** What the compiler keeps about one file, whatever it is called. */
final class FileState {
  /** Number among the trace's files; {@link Step#NONE} for one that cannot be. */
  final int number;

  /** Streams that have it open, once per open file. */
  final List<StreamBuilder> openers = new ArrayList<>(1);

  /** Whether the trace writes, cuts, renames or removes it. */
  boolean changed;

  FileState(int number) {
    this.number = number;
  }

  /** A stream has closed it once. */
  void closed(StreamBuilder stream) {
    for (int i = 0; i < openers.size(); i++) {
      if (openers.get(i) == stream) {
        openers.remove(i);
        return;
      }
    }
  }
}
