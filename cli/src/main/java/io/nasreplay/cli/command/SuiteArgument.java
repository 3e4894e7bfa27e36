package io.nasreplay.cli.command;

import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.suites.catalogue.SuiteCatalogue;
import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.yaml.Suites;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * A suite that an argument names: one that ships with the program, or a YAML file that says tests.
 *
 * @param suite as read
 * @param folder where the workload files that it names are
 */
record SuiteArgument(Suite suite, Path folder) {
  /**
   * The suite; empty when the argument is something else.
   *
   * @throws io.nasreplay.traces.format.BadInputException when the suite is wrong
   * @throws IOException when the file cannot be read
   */
  static Optional<SuiteArgument> of(String argument) throws IOException {
    if (Catalogue.standard().names().contains(argument)) {
      return Optional.empty();
    }
    if (SuiteCatalogue.standard().names().contains(argument)) {
      return Optional.of(new SuiteArgument(SuiteCatalogue.standard().find(argument), Path.of("")));
    }
    String lowerCase = argument.toLowerCase(Locale.ROOT);
    boolean yaml = lowerCase.endsWith(".yaml") || lowerCase.endsWith(".yml");
    return yaml ? ofFile(argument) : Optional.empty();
  }

  private static Optional<SuiteArgument> ofFile(String argument) throws IOException {
    Path file;
    try {
      file = Path.of(argument);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    byte[] utf8 = Files.readAllBytes(file);
    if (!Suites.isSuite(utf8)) {
      return Optional.empty();
    }
    Path parent = file.toAbsolutePath().getParent();
    Suite suite = Suites.parse(argument, utf8);
    return Optional.of(new SuiteArgument(suite, parent == null ? Path.of("") : parent));
  }
}
