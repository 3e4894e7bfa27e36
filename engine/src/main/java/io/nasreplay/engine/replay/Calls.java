package io.nasreplay.engine.replay;

import io.nasreplay.engine.plan.StepCursor;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import org.jspecify.annotations.Nullable;

/** The calls behind all kinds of operation but read, write and barrier, for one lane. */
final class Calls {
  private final Shared shared;
  private final Target target;
  private final OpenFiles files;
  private final ByteBuffer buffer;

  Calls(Shared shared, ByteBuffer buffer) {
    this.shared = shared;
    this.target = shared.target();
    this.files = shared.files();
    this.buffer = buffer;
  }

  /** Makes the call of the cursor's step; whatever happens ends up in the outcome. */
  void perform(StepCursor step, Outcome outcome) {
    outcome.succeed(0);
    try {
      switch (step.kind()) {
        case OPEN -> open(step);
        case CLOSE -> close(step, outcome);
        case FLUSH -> flush(step, outcome);
        case TRUNCATE -> truncate(step, outcome);
        case MKDIR -> target.makeDirectory(path(step));
        case RMDIR -> target.removeDirectory(path(step));
        case DELETE -> target.delete(path(step));
        case RENAME -> target.rename(path(step), to(step));
        case STAT -> target.stat(path(step));
        case LIST -> target.list(path(step));
        case COPY -> copy(step, outcome);
        case READ, WRITE, BARRIER -> throw new IllegalStateException("no call: " + step.kind());
      }
    } catch (IOException | RuntimeException e) {
      outcome.fail(code(target, e), e.getMessage());
      noteFailedOpen(step, outcome);
    }
  }

  /** The symbolic error behind what a call threw. */
  static ErrorCode code(Target target, Exception error) {
    if (error instanceof IOException io) {
      return target.errorCode(io);
    }
    boolean wrongAccess =
        error instanceof NonReadableChannelException
            || error instanceof NonWritableChannelException;
    return wrongAccess ? ErrorCode.EBADF : ErrorCode.EOTHER;
  }

  private void open(StepCursor step) throws IOException {
    closeLeftover(step.slot());
    OpenFlags flags = step.flags();
    TargetFile file = target.open(path(step), flags, shared.mode());
    files.opened(step.slot(), file, step.file(), flags.access().writes());
    if (flags.has(OpenFlags.Option.TRUNCATE)) {
      files.markUndurable(step.file());
    }
    shared.cacheNotes().opened(shared.plan().path(step.path()), file);
  }

  /** Later operations on the slot tell why: the open's own error when the trace has no open. */
  private void noteFailedOpen(StepCursor step, Outcome outcome) {
    ErrorCode error = outcome.error;
    if (step.kind() == OperationKind.OPEN && error != null) {
      String why = "opening it failed with " + error + ": " + outcome.message;
      files.failed(step.slot(), step.isImplicit() ? error : ErrorCode.EBADF, why);
    }
  }

  private void closeLeftover(int slot) throws IOException {
    TargetFile leftover = files.remove(slot);
    if (leftover != null) {
      leftover.close();
    }
  }

  private void close(StepCursor step, Outcome outcome) throws IOException {
    TargetFile file = files.get(step.slot());
    if (file == null) {
      files.explainMissing(step.slot(), outcome);
      files.remove(step.slot());
    } else {
      files.remove(step.slot());
      file.close();
    }
  }

  private void flush(StepCursor step, Outcome outcome) throws IOException {
    TargetFile file = required(step, outcome);
    if (file != null) {
      files.clearUndurable(step.file());
      try {
        file.flush();
      } catch (IOException e) {
        files.markUndurable(step.file());
        throw e;
      }
    }
  }

  private void truncate(StepCursor step, Outcome outcome) throws IOException {
    TargetFile file = required(step, outcome);
    if (file != null) {
      file.truncate(step.offsetBytes());
      files.markUndurable(step.file());
    }
  }

  private void copy(StepCursor step, Outcome outcome) throws IOException {
    files.markUndurable(step.file());
    outcome.succeed(target.copy(path(step), to(step), buffer.clear(), shared.mode()));
  }

  private @Nullable TargetFile required(StepCursor step, Outcome outcome) {
    TargetFile file = files.get(step.slot());
    if (file == null) {
      files.explainMissing(step.slot(), outcome);
    }
    return file;
  }

  private Target.Location path(StepCursor step) {
    return shared.locations().get(step.path());
  }

  private Target.Location to(StepCursor step) {
    return shared.locations().get(step.to());
  }
}
