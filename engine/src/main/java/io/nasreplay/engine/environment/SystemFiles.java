package io.nasreplay.engine.environment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Small files of one folder with which a kernel describes itself.
 *
 * @param folder the folder; need not exist
 */
record SystemFiles(Path folder) {
  /** What a file says, without spaces around it; empty when it says nothing. */
  Optional<String> text(String name) {
    try {
      byte[] bytes = Files.readAllBytes(folder.resolve(name));
      return Optional.of(new String(bytes, StandardCharsets.UTF_8).strip())
          .filter(text -> !text.isEmpty());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The number that a file says; -1 when it says none, or one below. */
  long number(String name) {
    return text(name).filter(text -> text.matches("\\d{1,18}")).map(Long::parseLong).orElse(-1L);
  }

  boolean has(String name) {
    return Files.exists(folder.resolve(name));
  }

  SystemFiles in(String name) {
    return new SystemFiles(folder.resolve(name));
  }

  /** The names of files that a pattern fits, sorted. */
  List<String> names(String glob) {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, glob)) {
      found.forEach(path -> names.add(path.getFileName().toString()));
    } catch (IOException | DirectoryIteratorException e) {
      return List.of();
    }
    names.sort(null);
    return List.copyOf(names);
  }
}
