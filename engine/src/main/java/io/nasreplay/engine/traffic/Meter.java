package io.nasreplay.engine.traffic;

import java.util.Optional;

/** Reads a counter. */
interface Meter {
  /** The bytes since the system started; empty when they cannot be told. */
  Optional<Traffic> read();
}
