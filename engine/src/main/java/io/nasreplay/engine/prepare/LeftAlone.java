package io.nasreplay.engine.prepare;

import java.nio.file.Path;

/**
 * Something that was not removed.
 *
 * @param path what
 * @param why why not
 */
public record LeftAlone(Path path, String why) {
  @Override
  public String toString() {
    return path + ": " + why;
  }
}
