package io.nasreplay.engine.local;

/** What is durable when a write returns. */
enum Durability {
  /** Nothing yet. */
  LATER,
  /** The data, and the metadata that is needed to read it. */
  DATA,
  /** All. */
  DATA_AND_METADATA
}
