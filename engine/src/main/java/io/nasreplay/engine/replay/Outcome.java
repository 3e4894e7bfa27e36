package io.nasreplay.engine.replay;

import io.nasreplay.traces.model.ErrorCode;
import org.jspecify.annotations.Nullable;

/** How an operation other than a good read or write ended; one per lane, used again and again. */
final class Outcome {
  long bytes;
  @Nullable ErrorCode error;
  String message = "";

  void succeed(long movedBytes) {
    bytes = movedBytes;
    error = null;
    message = "";
  }

  void fail(ErrorCode code, @Nullable String why) {
    bytes = 0;
    error = code;
    message = why == null ? "" : why;
  }
}
