package io.nasreplay.generators.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Starts a program of the test classes in a Java virtual machine of its own. */
final class SecondJvm {
  private SecondJvm() {}

  /** The home of the machine that runs this test. */
  static Path thisHome() {
    return Path.of(System.getProperty("java.home"));
  }

  /** The home of a Java of this major version beside the one that runs, if there is one. */
  static Optional<Path> installed(int majorVersion) throws IOException {
    try (Stream<Path> homes = Files.list(thisHome().toRealPath().getParent())) {
      return homes
          .filter(home -> Files.isExecutable(home.resolve("bin/java")))
          .filter(home -> releaseOf(home).contains("JAVA_VERSION=\"" + majorVersion))
          .sorted()
          .findFirst();
    }
  }

  /** The lines that the program printed; fails when it ended with an error. */
  static List<String> run(Path home, List<String> options, Class<?> program, String... arguments)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(home.resolve("bin/java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    command.addAll(List.of(arguments));
    Path errors = Files.createTempFile("second-jvm", ".txt");
    try {
      Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
      List<String> lines;
      try (var out = process.inputReader(StandardCharsets.UTF_8)) {
        lines = out.lines().toList();
      }
      assertThat(process.waitFor()).as("%s: %s", command, Files.readString(errors)).isZero();
      return lines;
    } finally {
      Files.delete(errors);
    }
  }

  private static String releaseOf(Path home) {
    try {
      return Files.readString(home.resolve("release"));
    } catch (IOException e) {
      return "";
    }
  }
}
