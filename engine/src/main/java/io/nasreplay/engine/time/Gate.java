package io.nasreplay.engine.time;

/** Where threads wait until it is opened, once and for all. Thread-safe. */
public interface Gate {
  /** A gate that is closed. */
  static Gate closed() {
    return new ParkingGate();
  }

  /** Lets all pass that wait and that come later. */
  void open();

  /** Blocks until the gate is open; an interruption does not end it. */
  void await();
}
