package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.FileSet.SetFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The manifest as text: a first line with the format's version, one line per fact, and a last line
 * that shows that nothing is missing. Names are escaped, so that a line end in a name is no line.
 */
final class ManifestText {
  /** The first line; also that of the lock, so that both can be told from foreign files. */
  static final String FIRST_LINE = "nasreplay-run 1";

  static final String DRAFT_NAME = "manifest.draft";
  private static final String LAST_LINE = "end";

  private ManifestText() {}

  /** Writes the manifest durably, in place of the one that is there, in one step. */
  static void write(Path runFolder, Manifest manifest) throws IOException {
    Path draft = runFolder.resolve(DRAFT_NAME);
    Files.deleteIfExists(draft);
    try (FileChannel channel =
            FileChannel.open(draft, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
        Writer text = Channels.newWriter(channel, StandardCharsets.UTF_8)) {
      for (String line : lines(manifest)) {
        text.write(line + "\n");
      }
      text.flush();
      channel.force(true);
    }
    Files.move(draft, runFolder.resolve(Manifest.FILE_NAME), StandardCopyOption.ATOMIC_MOVE);
  }

  /** The manifest of a folder, or empty when there is none that is whole. */
  static Optional<Manifest> read(Path runFolder) throws IOException {
    Path file = runFolder.resolve(Manifest.FILE_NAME);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    try (BufferedReader text = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      return parse(text.lines().toList());
    } catch (UncheckedIOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Whether a file begins as a manifest, its draft and a lock do, or is empty. */
  static boolean isOurs(Path file) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)) {
      return isOurs(channel);
    }
  }

  /** The same of an open file. */
  static boolean isOurs(FileChannel channel) throws IOException {
    byte[] expected = (FIRST_LINE + "\n").getBytes(StandardCharsets.UTF_8);
    ByteBuffer start = ByteBuffer.allocate(expected.length);
    int count = 0;
    while (start.hasRemaining() && count >= 0) {
      count = channel.read(start, start.position());
    }
    start.flip();
    return !start.hasRemaining() || ByteBuffer.wrap(expected).equals(start);
  }

  private static List<String> lines(Manifest manifest) {
    List<String> lines = new ArrayList<>();
    lines.add(FIRST_LINE);
    lines.add("state " + manifest.state().name().toLowerCase(Locale.ROOT));
    lines.add("key " + manifest.key());
    manifest.directories().forEach(path -> lines.add("dir " + EscapedName.of(path)));
    manifest.files().forEach(file -> lines.add("file " + fileLine(file)));
    manifest.later().forEach(path -> lines.add("later " + EscapedName.of(path)));
    manifest
        .keptTimes()
        .forEach((path, time) -> lines.add("kept " + time + " " + EscapedName.of(path)));
    lines.add(LAST_LINE);
    return lines;
  }

  private static String fileLine(SetFile file) {
    return file.lengthBytes()
        + " "
        + file.contentId()
        + (file.changes() ? " changes " : " stays ")
        + EscapedName.of(file.path());
  }

  private static Optional<Manifest> parse(List<String> lines) {
    boolean whole =
        lines.size() >= 4
            && lines.get(0).equals(FIRST_LINE)
            && lines.get(lines.size() - 1).equals(LAST_LINE);
    if (!whole) {
      return Optional.empty();
    }
    List<String> directories = new ArrayList<>();
    List<SetFile> files = new ArrayList<>();
    List<String> later = new ArrayList<>();
    Map<String, FileTime> keptTimes = new LinkedHashMap<>();
    for (String line : lines.subList(3, lines.size() - 1)) {
      if (line.startsWith("kept ")) {
        parseKept(after("kept ", line), keptTimes);
      } else {
        parseEntry(line, directories, files, later);
      }
    }
    Manifest.State state =
        Manifest.State.valueOf(after("state ", lines.get(1)).toUpperCase(Locale.ROOT));
    return Optional.of(
        new Manifest(state, after("key ", lines.get(2)), directories, files, later, keptTimes));
  }

  private static void parseEntry(
      String line, List<String> directories, List<SetFile> files, List<String> later) {
    if (line.startsWith("dir ")) {
      directories.add(EscapedName.read(after("dir ", line)));
    } else if (line.startsWith("later ")) {
      later.add(EscapedName.read(after("later ", line)));
    } else {
      files.add(parseFile(after("file ", line)));
    }
  }

  private static void parseKept(String text, Map<String, FileTime> keptTimes) {
    int space = text.indexOf(' ');
    try {
      keptTimes.put(
          EscapedName.read(text.substring(space + 1)),
          FileTime.from(Instant.parse(text.substring(0, Math.max(0, space)))));
    } catch (DateTimeParseException e) {
      throw new IllegalArgumentException("kept is \"" + text + "\"; allowed: a time and a name", e);
    }
  }

  private static SetFile parseFile(String text) {
    String[] words = text.split(" ", 4);
    if (words.length != 4) {
      throw new IllegalArgumentException("file is \"" + text + "\"; allowed: four words");
    }
    return new SetFile(
        EscapedName.read(words[3]),
        Long.parseLong(words[0]),
        Integer.parseInt(words[1]),
        words[2].equals("changes"));
  }

  private static String after(String word, String line) {
    if (!line.startsWith(word)) {
      throw new IllegalArgumentException("line is \"" + line + "\"; allowed: " + word + "...");
    }
    return line.substring(word.length());
  }
}
