package io.nasreplay.engine.plan;

/** Numbers the places for open files. */
final class Slots {
  private int count;

  int next() {
    return count++;
  }

  int count() {
    return count;
  }
}
