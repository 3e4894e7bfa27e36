package io.nasreplay.engine.prepare;

import java.nio.file.Path;

/**
 * Something that was not removed.
 *
 * @param path what
 * @param why why not
 */
public record LeftAlone(Path path, String why) {
  static final String FAILED = "could not be removed: ";

  /** Whether it should have been removed, as opposed to what must stay. */
  public boolean isFailure() {
    return why.startsWith(FAILED);
  }

  @Override
  public String toString() {
    return path + ": " + why;
  }
}
