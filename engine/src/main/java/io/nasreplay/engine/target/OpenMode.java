package io.nasreplay.engine.target;

/** How an open file meets the client's cache. */
public enum OpenMode {
  /** Through the operating system's cache. */
  BUFFERED,
  /** Through the cache, every write durable when it returns. */
  SYNC,
  /** Past the cache where the file system allows; what was accepted is asked of the open file. */
  DIRECT
}
