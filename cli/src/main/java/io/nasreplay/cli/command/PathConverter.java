package io.nasreplay.cli.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a path. An empty one, which Java takes for the current directory, is an unset variable in a
 * script.
 */
final class PathConverter implements ITypeConverter<Path> {
  @Override
  public Path convert(String text) {
    if (text.isBlank()) {
      throw new TypeConversionException("it is empty; allowed: a path");
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException("it is no path (" + e.getReason() + ")");
    }
  }
}
