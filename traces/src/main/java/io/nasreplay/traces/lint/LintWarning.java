package io.nasreplay.traces.lint;

import io.nasreplay.traces.model.TracePath;

/**
 * A name that some targets refuse or take for another one.
 *
 * @param kind what is unusual about it
 * @param path the path in the trace
 * @param message the path, the name and which targets have trouble, one sentence
 */
public record LintWarning(Kind kind, TracePath path, String message) {
  /** What is unusual about a name. */
  public enum Kind {
    /** A character that Windows and SMB reserve, or a control character. */
    RESERVED_CHARACTER,
    /** A device name of Windows, as {@code CON} or {@code COM1.txt}. */
    RESERVED_NAME,
    /** A dot or blank at the end, which Windows cuts off. */
    TRAILING_DOT_OR_BLANK,
    /** The same as another name but for case or Unicode normal form. */
    COLLISION,
    /** Longer than 255 bytes in UTF-8, the limit of most file systems. */
    TOO_LONG
  }
}
