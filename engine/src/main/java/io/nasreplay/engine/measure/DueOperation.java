package io.nasreplay.engine.measure;

/** An operation that was to start at a certain time. Allocates nothing. */
public interface DueOperation {
  /** The value of {@link #frameNanos} for what is no frame. */
  long NO_FRAME = -1;

  /** When it was to start, on the measuring clock: an implicit open before it puts it off. */
  long intendedNanos();

  /**
   * When the trace's schedule has it, from the barrier; the same in mode timed, less the origin,
   * and never put off.
   */
  long scheduledNanos();

  /** How long after it the next frame is due; {@value #NO_FRAME} when it is no frame. */
  long frameNanos();

  /** In mode think, the pause that was to be made before it; 0 in mode timed. */
  long thinkNanos();

  /**
   * Whether most of how late it starts is due to what came before it on the target, rather than to
   * this client. Asked once per operation.
   */
  boolean isHeldUpWhenStarted(long fromNanos);
}
