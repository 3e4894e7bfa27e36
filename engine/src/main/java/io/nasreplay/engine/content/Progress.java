package io.nasreplay.engine.content;

import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;

/** Tells a listener how far the verification is, every {@value #STEP_BYTES} bytes. */
final class Progress {
  private static final long STEP_BYTES = 1L << 26;

  private final RunListener listener;
  private final StopSignal stop;
  private long doneBytes;
  private long saidBytes;

  Progress(RunListener listener, StopSignal stop) {
    this.listener = listener;
    this.stop = stop;
  }

  boolean isStopped() {
    return stop.isStopped();
  }

  void add(long lengthBytes) {
    doneBytes += lengthBytes;
    if (doneBytes - saidBytes >= STEP_BYTES) {
      saidBytes = doneBytes;
      listener.phaseProgressed(Phase.VERIFY, doneBytes);
    }
  }
}
