package io.nasreplay.traces.strace;

/** What one kind of call does to what is known, and which operation it is. */
@FunctionalInterface
interface Handler {
  /** Looks at a call that has returned. */
  void apply(Task task, Call call);
}
