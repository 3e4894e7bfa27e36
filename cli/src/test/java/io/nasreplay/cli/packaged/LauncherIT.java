package io.nasreplay.cli.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a copy of the repository's layout, with a Maven that only hands out the jar. */
@DisabledOnOs(OS.WINDOWS)
class LauncherIT {
  private static final FileTime LATER = FileTime.from(Instant.parse("2099-01-01T00:00:00Z"));

  @TempDir private Path folder;
  private Path copy;
  private Path tools;
  private Path builds;

  @BeforeEach
  void layOut() throws IOException {
    copy = Files.createDirectories(folder.resolve("a copy"));
    tools = Files.createDirectories(folder.resolve("tools"));
    builds = Files.createFile(folder.resolve("builds"));
    Files.copy(Path.of("..", "nasreplay"), copy.resolve("nasreplay"));
    executable(copy.resolve("nasreplay"));
    write(copy.resolve("pom.xml"), "<project/>");
    write(copy.resolve("cli/pom.xml"), "<project/>");
    write(copy.resolve("cli/src/main/java/Main.java"), "class Main {}");
    write(copy.resolve("cli/src/test/java/MainTest.java"), "class MainTest {}");
    fakeMaven("mkdir -p cli/target && cp '" + Program.jar() + "' cli/target/nasreplay.jar");
  }

  @Test
  void firstStartBuildsAndTheSecondDoesNot() throws IOException {
    Program.Outcome first = launch("--version");
    Program.Outcome second = launch("--version");

    assertThat(first.exitCode()).isZero();
    assertThat(first.out()).startsWith("nasreplay ");
    assertThat(first.err()).contains("building");
    assertThat(second.out()).isEqualTo(first.out());
    assertThat(second.err()).isEmpty();
    assertThat(Files.readAllLines(builds)).hasSize(1);
  }

  @Test
  void changedMainSourceIsBuiltAgain() throws IOException {
    launch("--version");
    Files.setLastModifiedTime(copy.resolve("cli/src/main/java/Main.java"), LATER);

    assertThat(launch("--version").err()).contains("building");
    assertThat(Files.readAllLines(builds)).hasSize(2);
  }

  @Test
  void changedTestIsNotBuiltAgain() throws IOException {
    launch("--version");
    Files.setLastModifiedTime(copy.resolve("cli/src/test/java/MainTest.java"), LATER);

    assertThat(launch("--version").err()).isEmpty();
  }

  @Test
  void twoFirstStartsAtOnceBuildOnce() throws IOException {
    CompletableFuture<Program.Outcome> other =
        CompletableFuture.supplyAsync(() -> launch("--version"));

    assertThat(launch("--version").exitCode()).isZero();
    assertThat(other.join().exitCode()).isZero();
    assertThat(Files.readAllLines(builds)).hasSize(1);
    assertThat(copy.resolve("target/launcher.lock")).doesNotExist();
  }

  @Test
  void lockOfADeadBuildIsTakenOver() throws IOException {
    write(copy.resolve("target/launcher.lock/pid"), "999999999");

    assertThat(launch("--version").exitCode()).isZero();
  }

  @Test
  void failedBuildShowsItsOutputAndLeavesNothingToRun() throws IOException {
    fakeMaven("echo 'Main.java:1: error'; exit 1");

    Program.Outcome outcome = launch("--version");

    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("Main.java:1: error", "the build failed");
    assertThat(copy.resolve("target/launcher.lock")).doesNotExist();
    assertThat(launch("--version").err()).contains("building");
  }

  @Test
  void isFoundThroughASymbolicLinkFromAnywhere() throws IOException {
    Path link = Files.createSymbolicLink(tools.resolve("nr"), Path.of("../a copy/nasreplay"));

    assertThat(run(Map.of(), link.toString(), "--version").out()).startsWith("nasreplay ");
  }

  @Test
  void argumentsWithBlanksArriveWhole() {
    assertThat(launch("no such command").err()).contains("'no such command'");
  }

  @Test
  void namesOutsideOfAsciiArriveInAnyLocale() throws IOException {
    Files.writeString(folder.resolve("f\u00fcr.csv"), "");

    for (String locale : List.of("C", "POSIX", "C.UTF-8")) {
      assertThat(run(Map.of("LC_ALL", locale), launcher(), "show", "f\u00fcr.csv").err())
          .as(locale)
          .contains("f\u00fcr.csv")
          .doesNotContain("no such file");
    }
  }

  @Test
  void oldJavaIsRefused() throws IOException {
    Path old = folder.resolve("jdk-11");
    write(old.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");
    write(old.resolve("bin/java"), "#!/bin/sh\n");
    executable(old.resolve("bin/java"));

    Program.Outcome outcome = run(Map.of("JAVA_HOME", old.toString()), launcher(), "--version");

    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.err()).contains("is version 11", "needs a JDK 17 or newer");
  }

  @Test
  void missingMavenIsNamed() throws IOException {
    Files.delete(tools.resolve("mvn"));
    offer("bash", "dirname", "find", "head", "readlink", "mkdir", "rm", "stty", "cat");

    Program.Outcome outcome = run(Map.of("PATH", tools.toString()), launcher(), "--version");

    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.err()).contains("no Maven found").hasLineCount(1);
  }

  private Program.Outcome launch(String... arguments) {
    List<String> command = new ArrayList<>(List.of(launcher()));
    command.addAll(List.of(arguments));
    return run(Map.of(), command.toArray(String[]::new));
  }

  private Program.Outcome run(Map<String, String> more, String... command) {
    Map<String, String> variables = new HashMap<>();
    variables.put("PATH", tools + ":" + System.getenv("PATH"));
    variables.put("JAVA_HOME", System.getProperty("java.home"));
    // Makes no archive of classes, which takes seconds; SharedClassesIT does.
    variables.put("NASREPLAY_JAVA_OPTS", "-Xshare:auto");
    variables.putAll(more);
    return Program.run(folder, variables, List.of(command));
  }

  private String launcher() {
    return copy.resolve("nasreplay").toString();
  }

  private void fakeMaven(String what) throws IOException {
    write(
        tools.resolve("mvn"), "#!/bin/sh\nset -e\necho \"$*\" >> '" + builds + "'\n" + what + "\n");
    executable(tools.resolve("mvn"));
  }

  private void offer(String... names) throws IOException {
    for (String name : names) {
      for (String place : List.of("/usr/bin/", "/bin/")) {
        if (Files.exists(Path.of(place, name)) && Files.notExists(tools.resolve(name))) {
          write(tools.resolve(name), "#!/bin/sh\nexec " + place + name + " \"$@\"\n");
          executable(tools.resolve(name));
        }
      }
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        text,
        StandardCharsets.UTF_8,
        StandardOpenOption.CREATE,
        StandardOpenOption.TRUNCATE_EXISTING);
  }

  private static void executable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
