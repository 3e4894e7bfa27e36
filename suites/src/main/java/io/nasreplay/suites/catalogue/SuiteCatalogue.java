package io.nasreplay.suites.catalogue;

import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.yaml.Suites;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.Suggestions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Suites by name. Stateless: a suite is read when it is asked for. */
public final class SuiteCatalogue {
  private static final SuiteCatalogue STANDARD =
      new SuiteCatalogue(
          List.of(
              "quick",
              "review",
              "naspt",
              "ixbt",
              "cp",
              "crystaldiskmark-8",
              "amorphousdiskmark",
              "xbench",
              "aja"));

  private final List<String> names;

  private SuiteCatalogue(List<String> names) {
    this.names = names;
  }

  /** What ships with the program. */
  public static SuiteCatalogue standard() {
    return STANDARD;
  }

  /** The names, in the order in which lists show them. */
  public List<String> names() {
    return names;
  }

  /** All suites, in the order of their names here. */
  public List<Suite> suites() {
    return names.stream().map(SuiteCatalogue::read).toList();
  }

  /**
   * The suite with this name.
   *
   * @throws BadInputException naming all names, and the one that was probably meant
   */
  public Suite find(String name) {
    if (!names.contains(name)) {
      throw new BadInputException(
          SourcePosition.whole(name), Suggestions.unknown("suite", name, names));
    }
    return read(name);
  }

  private static Suite read(String name) {
    String resource = name + ".yaml";
    try (InputStream yaml = SuiteCatalogue.class.getResourceAsStream(resource)) {
      if (yaml == null) {
        throw new IllegalStateException("resource " + resource + " is missing");
      }
      return Suites.parse(resource, yaml.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
