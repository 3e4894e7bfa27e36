package io.nasreplay.cli.command;

import io.nasreplay.traces.capture.PathRules;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which paths of a recording are of interest. */
final class PathOptions {
  @Option(
      names = "--root",
      paramLabel = "DIR",
      description =
          "The directory in the recording that holds what is of interest: what lies outside is left"
              + " out. Needed where programs are recorded with all that they do.")
  private @Nullable String root;

  @Option(
      names = "--map",
      paramLabel = "A=B",
      description = "Paths below A in the recording are below B in the trace. Repeatable.")
  private final Map<String, String> maps = new LinkedHashMap<>();

  @Option(
      names = "--portable-names",
      description = "Replace names that Windows and SMB cannot hold.")
  private boolean portable;

  /** Whether any option says what is of interest. */
  boolean areGiven() {
    return root != null || !maps.isEmpty();
  }

  PathRules rules() {
    return new PathRules(root, maps, portable);
  }
}
