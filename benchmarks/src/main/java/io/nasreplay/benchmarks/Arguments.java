package io.nasreplay.benchmarks;

import io.nasreplay.benchmarks.section.Settings;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The command line.
 *
 * @param sections names in the order given; empty: all that are usual
 * @param settings everything else
 */
record Arguments(List<String> sections, Settings settings) {
  static final String USAGE =
      """
      usage: benchmarks/run [SECTION...] [options]

      Sections: %s. Without one: all but huge and jmh.

        --rounds N      measurements of each contender (default 5; with --quick 1)
        --seconds S     work per measurement (default 2; with --quick 0.2)
        --quick         small: shows that everything works, for no publication
        --java HOME     the JDK that nasreplay runs on
        --rows TEXT     only rows whose name holds TEXT, for example "tmpfs 4 KiB read"
        --tmpfs DIR     a folder in memory, 9 GiB free (default /dev/shm)
        --disk DIR      a folder on the disk, 20 GiB free (default /var/tmp)
        --with "ARGS"   further arguments of every nasreplay run
      """;

  private static final class Draft {
    private final List<String> sections = new ArrayList<>();
    private Optional<Integer> rounds = Optional.empty();
    private Optional<Double> seconds = Optional.empty();
    private boolean quick;
    private Optional<Path> java = Optional.empty();
    private String rows = "";
    private Path tmpfs = Path.of("/dev/shm");
    private Path disk = Path.of("/var/tmp");
    private List<String> toolArguments = List.of();

    private void take(String word, Deque<String> rest) {
      switch (word) {
        case "--quick" -> quick = true;
        case "--rounds" -> rounds = Optional.of(Integer.valueOf(value(word, rest)));
        case "--seconds" -> seconds = Optional.of(Double.valueOf(value(word, rest)));
        case "--java" -> java = Optional.of(Path.of(value(word, rest)).toAbsolutePath());
        case "--rows" -> rows = value(word, rest);
        case "--tmpfs" -> tmpfs = Path.of(value(word, rest)).toAbsolutePath();
        case "--disk" -> disk = Path.of(value(word, rest)).toAbsolutePath();
        case "--with" -> toolArguments = Arrays.asList(value(word, rest).trim().split(" +", -1));
        default -> section(word);
      }
    }

    private void section(String word) {
      if (word.startsWith("-")) {
        throw new IllegalArgumentException("unknown option " + word);
      }
      sections.add(word);
    }

    private static String value(String option, Deque<String> rest) {
      if (rest.isEmpty()) {
        throw new IllegalArgumentException(option + " needs a value");
      }
      return rest.pop();
    }

    /** Another for each process, so that two at once do not meet. */
    private static Path ownFolder(Path parent) {
      return parent.resolve("nasreplay-benchmarks-" + ProcessHandle.current().pid());
    }

    private Arguments finish() {
      return new Arguments(
          sections,
          new Settings(
              rounds.orElse(quick ? 1 : 5),
              seconds.orElse(quick ? 0.2 : 2.0),
              quick,
              java,
              rows,
              ownFolder(tmpfs),
              ownFolder(disk),
              toolArguments));
    }
  }

  Arguments {
    sections = List.copyOf(sections);
  }

  /**
   * Understands the words.
   *
   * @throws IllegalArgumentException when one is unknown or a number is none
   */
  static Arguments parse(String[] words) {
    Deque<String> rest = new ArrayDeque<>(Arrays.asList(words));
    Draft draft = new Draft();
    while (!rest.isEmpty()) {
      draft.take(rest.pop(), rest);
    }
    return draft.finish();
  }
}
