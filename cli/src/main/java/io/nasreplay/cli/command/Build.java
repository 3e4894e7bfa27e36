package io.nasreplay.cli.command;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import io.nasreplay.engine.replay.ReplayEngine;
import io.nasreplay.generators.compile.WorkloadTrace;
import io.nasreplay.traces.io.Traces;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Tells this build of the program from any other that might make other traces or plans: the names
 * and checksums of everything in the jars that make them.
 */
final class Build {
  private static final List<Class<?>> MAKERS =
      List.of(ReplayEngine.class, WorkloadTrace.class, Traces.class);

  private Build() {}

  /** A digest in hexadecimal; empty when the program does not run from jars. */
  static Optional<String> digest() {
    try {
      List<Path> places = MAKERS.stream().map(Build::place).distinct().toList();
      return places.stream().allMatch(Files::isRegularFile)
          ? Optional.of(digest(places))
          : Optional.empty();
    } catch (IOException | IllegalArgumentException | SecurityException e) {
      return Optional.empty();
    }
  }

  private static String digest(List<Path> jars) throws IOException {
    Hasher digest = Hashing.sha256().newHasher();
    for (Path jar : jars) {
      try (ZipFile entries = new ZipFile(jar.toFile())) {
        entries.stream().forEach(entry -> put(entry, digest));
      }
    }
    return digest.hash().toString();
  }

  private static void put(ZipEntry entry, Hasher digest) {
    digest.putUnencodedChars(entry.getName()).putLong(entry.getSize()).putLong(entry.getCrc());
  }

  private static Path place(Class<?> maker) {
    try {
      return Path.of(maker.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
