package io.nasreplay.engine.measure;

import io.nasreplay.traces.model.OperationKind;

/** The operation that a lane is at, as far as a log shows it. Allocates nothing. */
public interface LoggedOperation {
  /** What it does. */
  OperationKind kind();

  /** Its number among the stream's operations, from 0. */
  long operation();

  /** The number of its path in the plan; -1 for a barrier. */
  int path();

  /** Where it reads or writes; 0 for other kinds. */
  long offsetBytes();

  /** The bytes asked for, or the new size for truncate; 0 for other kinds. */
  long lengthBytes();
}
