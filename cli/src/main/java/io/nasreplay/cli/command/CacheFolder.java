package io.nasreplay.cli.command;

import io.nasreplay.engine.plan.PlanCache;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where this user's programs keep what they can make again. */
final class CacheFolder {
  /** Names another folder. */
  static final String VARIABLE = "NASREPLAY_CACHE_DIR";

  private CacheFolder() {}

  /** The compiled plans in this user's folder; none when there is no such folder. */
  static PlanCache plans(Surroundings surroundings) {
    return of(
            surroundings.variables(),
            System.getProperty("os.name", ""),
            System.getProperty("user.home", ""))
        .map(folder -> folder.resolve("plans"))
        .map(folder -> PlanCache.in(folder, Build::digest, surroundings.clock()))
        .orElseGet(PlanCache::none);
  }

  /** The folder that the system's conventions and the environment's variables give. */
  static Optional<Path> of(Map<String, String> variables, String system, String home) {
    try {
      String given = variables.getOrDefault(VARIABLE, "");
      return given.isEmpty()
          ? conventional(variables, system.toLowerCase(Locale.ROOT), Path.of(home))
          : Optional.of(Path.of(given).toAbsolutePath());
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static Optional<Path> conventional(
      Map<String, String> variables, String system, Path home) {
    if (system.startsWith("windows")) {
      return absolute(variables.get("LOCALAPPDATA"))
          .or(() -> absolute(home.resolve("AppData/Local").toString()))
          .map(folder -> folder.resolve("nasreplay").resolve("Cache"));
    }
    if (system.startsWith("mac")) {
      return absolute(home.resolve("Library/Caches/nasreplay").toString());
    }
    return absolute(variables.get("XDG_CACHE_HOME"))
        .or(() -> absolute(home.resolve(".cache").toString()))
        .map(folder -> folder.resolve("nasreplay"));
  }

  /** The XDG specification has relative paths ignored. */
  private static Optional<Path> absolute(@Nullable String folder) {
    return Optional.ofNullable(folder)
        .filter(name -> !name.isEmpty())
        .map(Path::of)
        .filter(Path::isAbsolute);
  }
}
