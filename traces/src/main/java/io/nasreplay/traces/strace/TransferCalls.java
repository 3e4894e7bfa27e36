package io.nasreplay.traces.strace;

import io.nasreplay.traces.capture.CapturedOperation;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Calls that move data, or the place where the next one does. */
final class TransferCalls {
  static final String FAILED = "a read or write that failed";
  static final String COPIED = "copied within the kernel or the server: read and written instead";
  static final String MAPPED =
      "mapped into memory: what is read and written there is not in the recording";

  private final Session session;

  TransferCalls(Session session) {
    this.session = session;
  }

  void addTo(Map<String, Handler> handlers) {
    handlers.put("read", (task, call) -> read(task, call, call.number(2), -1));
    handlers.put("readv", (task, call) -> read(task, call, vectorBytes(call), -1));
    handlers.put("pread64", (task, call) -> read(task, call, call.number(2), call.number(3)));
    handlers.put("pread", (task, call) -> read(task, call, call.number(2), call.number(3)));
    handlers.put("preadv", (task, call) -> read(task, call, vectorBytes(call), call.number(3)));
    handlers.put("preadv2", (task, call) -> read(task, call, vectorBytes(call), offset(call)));
    handlers.put("write", (task, call) -> write(task, call, -1));
    handlers.put("writev", (task, call) -> write(task, call, -1));
    handlers.put("pwrite64", (task, call) -> write(task, call, call.number(3)));
    handlers.put("pwrite", (task, call) -> write(task, call, call.number(3)));
    handlers.put("pwritev", (task, call) -> write(task, call, call.number(3)));
    handlers.put("pwritev2", (task, call) -> write(task, call, offset(call)));
    handlers.put("lseek", this::seek);
    handlers.put("_llseek", this::seekFar);
    handlers.put("sendfile", (task, call) -> copy(task, call, 1, 2, 0, -1));
    handlers.put("sendfile64", (task, call) -> copy(task, call, 1, 2, 0, -1));
    handlers.put("copy_file_range", (task, call) -> copy(task, call, 0, 1, 2, 3));
    handlers.put("splice", (task, call) -> copy(task, call, 0, 1, 2, 3));
    handlers.put("mmap", this::map);
    handlers.put("mmap2", this::map);
  }

  /** An offset of -1 stands for that of the descriptor. */
  private static long offset(Call call) {
    return call.raw(3).startsWith("-1") ? -1 : call.number(3);
  }

  private static long vectorBytes(Call call) {
    String vector = call.raw(1);
    long bytes = 0;
    int at = vector.indexOf("iov_len=");
    while (at >= 0) {
      int end = at + "iov_len=".length();
      long length = 0;
      while (end < vector.length() && Character.isDigit(vector.charAt(end))) {
        length = length * 10 + vector.charAt(end++) - '0';
      }
      bytes += length;
      at = vector.indexOf("iov_len=", end);
    }
    return bytes;
  }

  private void read(Task task, Call call, long askedBytes, long offsetBytes) {
    Description file = used(task, call, 0);
    if (file == null) {
      return;
    }
    long moved = call.result();
    long start = offsetBytes < 0 ? file.read(moved) : offsetBytes;
    CapturedOperation.Builder read = session.operation(task, OperationKind.READ, file.path(), call);
    if (moved == 0 && askedBytes > 0) {
      long length = Math.min(askedBytes, OperationRow.MAX_TRANSFER_BYTES);
      session.add(read.range(start, length).outcome(ErrorCode.SHORT));
    } else {
      session.add(read.range(start, moved));
    }
  }

  private void write(Task task, Call call, long offsetBytes) {
    Description file = used(task, call, 0);
    if (file != null) {
      long start = offsetBytes < 0 ? file.written(call.result()) : offsetBytes;
      session.add(
          session
              .operation(task, OperationKind.WRITE, file.path(), call)
              .range(start, call.result()));
    }
  }

  /** The file of a transfer that succeeded; null, and counted, when there is none. */
  private @Nullable Description used(Task task, Call call, int argument) {
    Description file = session.description(task, call, argument);
    if (file != null && call.failed()) {
      session.tally().droppedAt(FAILED, file.path());
      return null;
    }
    return file;
  }

  private void seek(Task task, Call call) {
    if (!call.failed()) {
      seek(task, call, call.result());
    }
  }

  /** The new offset is in what the fourth argument points at, or the third of older layouts. */
  private void seekFar(Task task, Call call) {
    long offset = call.pointedAt(3) >= 0 ? call.pointedAt(3) : call.pointedAt(2);
    if (!call.failed() && offset >= 0) {
      seek(task, call, offset);
    }
  }

  private static void seek(Task task, Call call, long offsetBytes) {
    Description file = task.descriptors().find((int) call.number(0));
    if (file != null) {
      file.seek(offsetBytes);
    }
  }

  /** From one descriptor to another; one of them may be a pipe. */
  private void copy(Task task, Call call, int from, int fromOffset, int to, int toOffset) {
    if (call.failed() || call.result() == 0) {
      return;
    }
    Description source = session.description(task, call, from);
    Description destination = session.description(task, call, to);
    if (source != null && destination != null) {
      session.tally().guessedAt(COPIED, destination.path());
    }
    long bytes = call.result();
    if (source != null) {
      long pointed = call.pointedAt(fromOffset);
      session.add(
          session
              .operation(task, OperationKind.READ, source.path(), call)
              .range(pointed < 0 ? source.read(bytes) : pointed, bytes));
    }
    if (destination != null) {
      long pointed = toOffset < 0 ? -1 : call.pointedAt(toOffset);
      session.add(
          session
              .operation(task, OperationKind.WRITE, destination.path(), call)
              .range(pointed < 0 ? destination.written(bytes) : pointed, bytes));
    }
  }

  private void map(Task task, Call call) {
    Description file = call.has(4) ? task.descriptors().find((int) call.number(4)) : null;
    if (file != null && !call.failed()) {
      session.tally().droppedAt(MAPPED, file.path());
    }
  }
}
