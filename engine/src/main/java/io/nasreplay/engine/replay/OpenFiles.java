package io.nasreplay.engine.replay;

import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.ErrorCode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The open files of all streams by slot, and which files hold data that is not durable. A slot is
 * used by one stream only, and changes only while no other step of that stream runs; the stream's
 * progress makes the change visible to its other lanes. Marks of undurable data may be set by any
 * thread.
 */
final class OpenFiles {
  private final @Nullable TargetFile[] files;
  private final @Nullable ErrorCode[] failures;
  private final String[] messages;
  private final int[] fileNumbers;
  private final boolean[] writable;
  private final boolean[] undurable;

  OpenFiles(int slots, int fileCount) {
    files = new @Nullable TargetFile[slots];
    failures = new @Nullable ErrorCode[slots];
    messages = new String[slots];
    fileNumbers = new int[slots];
    writable = new boolean[slots];
    undurable = new boolean[fileCount];
  }

  @Nullable TargetFile get(int slot) {
    return slot < 0 ? null : files[slot];
  }

  void opened(int slot, TargetFile file, int fileNumber, boolean writes) {
    files[slot] = file;
    fileNumbers[slot] = fileNumber;
    writable[slot] = writes;
  }

  /** Opening failed: operations on the slot fail with this error. */
  void failed(int slot, ErrorCode error, String message) {
    files[slot] = null;
    failures[slot] = error;
    messages[slot] = message;
  }

  /** Takes the file out of a slot; operations on it fail with EBADF afterwards. */
  @Nullable TargetFile remove(int slot) {
    TargetFile file = get(slot);
    if (slot >= 0) {
      files[slot] = null;
      failures[slot] = null;
    }
    return file;
  }

  /** How an operation on a slot without a file ends. */
  void explainMissing(int slot, Outcome outcome) {
    ErrorCode error = slot < 0 ? null : failures[slot];
    if (error == null) {
      outcome.fail(ErrorCode.EBADF, "the file is not open");
    } else {
      outcome.fail(error, messages[slot]);
    }
  }

  /** Data of this file may not be durable. */
  void markUndurable(int fileNumber) {
    if (fileNumber >= 0 && !undurable[fileNumber]) {
      undurable[fileNumber] = true;
    }
  }

  /** Data of this file is about to be made durable. */
  void clearUndurable(int fileNumber) {
    if (fileNumber >= 0) {
      undurable[fileNumber] = false;
    }
  }

  /** Numbers of the files whose data may not be durable. */
  List<Integer> undurableFiles() {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < undurable.length; number++) {
      if (undurable[number]) {
        numbers.add(number);
      }
    }
    return numbers;
  }

  /** Slots that hold an open file. */
  List<Integer> openSlots() {
    List<Integer> slots = new ArrayList<>();
    for (int slot = 0; slot < files.length; slot++) {
      if (files[slot] != null) {
        slots.add(slot);
      }
    }
    return slots;
  }

  /** The number of the file in a slot. */
  int fileNumber(int slot) {
    return fileNumbers[slot];
  }

  /** Whether the file in a slot was opened to be written. */
  boolean isWritable(int slot) {
    return writable[slot];
  }
}
