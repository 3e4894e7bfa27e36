package io.nasreplay.traces.capture;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** A format of recordings that another tool writes. Stateless. */
public interface CaptureFormat {
  /** The word for it on the command line, for example {@code strace}. */
  String name();

  /** What it is, for lists and messages, for example {@code strace -f -ttt -T -y}. */
  String title();

  /**
   * Whether a recording is of this format, by its first lines, at most {@value #FIRST_LINES} of
   * them, without their ends. No two formats may say yes to the same lines.
   */
  boolean isFormatOf(List<String> firstLines);

  /**
   * Whether recordings hold all that programs do, also outside the data of interest, so that a root
   * has to be named.
   */
  boolean recordsWholeSystem();

  /**
   * Begins to read a recording, which is closed with the reader.
   *
   * @param name what messages call it
   * @param bytes its bytes, decompressed
   * @throws IOException when they cannot be read
   * @throws io.nasreplay.traces.format.BadInputException when it does not begin as the format does
   */
  CaptureReader open(String name, InputStream bytes) throws IOException;

  /** How many lines a format may look at to recognise its own. */
  int FIRST_LINES = 50;
}
