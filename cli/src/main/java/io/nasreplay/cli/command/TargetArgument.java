package io.nasreplay.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;

/**
 * What --target says: a directory, in a suite perhaps with the target's name before it.
 *
 * @param whole the directory that the whole text names
 * @param name the name before the equals sign; empty when there is none
 * @param named the directory after it, or {@code whole}
 */
record TargetArgument(Path whole, Optional<String> name, Path named) {
  private static final Pattern NAMED = Pattern.compile("([\\p{L}\\p{N}][^/\\\\=]*)=(.*)");

  /** Reads one. */
  static final class Converter implements ITypeConverter<TargetArgument> {
    private final PathConverter paths = new PathConverter();

    @Override
    public TargetArgument convert(String text) {
      Matcher parts = NAMED.matcher(text);
      return parts.matches()
          ? new TargetArgument(
              paths.convert(text), Optional.of(parts.group(1)), paths.convert(parts.group(2)))
          : new TargetArgument(paths.convert(text), Optional.empty(), paths.convert(text));
    }
  }
}
