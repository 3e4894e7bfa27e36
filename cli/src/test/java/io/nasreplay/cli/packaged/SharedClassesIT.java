package io.nasreplay.cli.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The archive of loaded classes that the launcher makes, in a copy of what a build leaves. */
@DisabledOnOs(OS.WINDOWS)
class SharedClassesIT {
  private static final String MAKING = "making later starts quicker";
  private static final FileTime EARLIER = FileTime.from(Instant.parse("2001-01-01T00:00:00Z"));

  @TempDir private static Path folder;
  private static Path copy;
  private static Path jar;
  private static Path archive;
  private static byte[] made;
  private static FileTime jarTime;

  @BeforeAll
  static void makeOne() throws IOException {
    // Java 17 does not share the classes of a jar below a folder with a blank in its name.
    copy = folder.resolve("copy");
    jar = copy.resolve("cli/target/nasreplay.jar");
    Files.createDirectories(copy.resolve("cli/src/main"));
    Files.createDirectories(jar.getParent());
    Files.createDirectories(copy.resolve("target"));
    Files.createFile(copy.resolve("pom.xml"));
    Files.createFile(copy.resolve("cli/pom.xml"));
    Files.copy(Program.jar(), jar);
    Files.copy(
        Path.of("..", "nasreplay"), copy.resolve("nasreplay"), StandardCopyOption.COPY_ATTRIBUTES);
    Files.createFile(copy.resolve("target/launcher.stamp"));
    jarTime = Files.getLastModifiedTime(jar);

    Program.Outcome first = launch(Map.of());

    assertThat(first.exitCode()).isZero();
    assertThat(first.out()).startsWith("nasreplay ");
    assertThat(first.err()).contains(MAKING).hasLineCount(1);
    assertThat(archives()).hasSize(2);
    archive = archives().get(0);
    made = Files.readAllBytes(archive);
    assertThat(made).isNotEmpty();
  }

  @AfterEach
  void restore() throws IOException {
    Files.setLastModifiedTime(jar, jarTime);
    replaceArchive(made);
  }

  @Test
  void laterStartsTakeTheirClassesFromIt() {
    Program.Outcome second = launch(Map.of("NASREPLAY_JAVA_OPTS", "-Xlog:class+load"));

    assertThat(second.err()).isEmpty();
    assertThat(second.out().lines().filter(line -> line.contains("io.nasreplay.cli.Main source")))
        .singleElement()
        .asString()
        .contains("shared objects file (top)");
  }

  @Test
  void damagedOneIsLeftAsideInSilence() throws IOException {
    byte[] zeros = made.clone();
    Arrays.fill(zeros, made.length / 4, made.length / 4 * 3, (byte) 0);
    replaceArchive(zeros);

    assertStartsInSilence(launch(Map.of()));
  }

  @Test
  void oneThatIsCutShortIsMadeAgain() throws IOException {
    replaceArchive(Arrays.copyOf(made, made.length / 2));

    Program.Outcome outcome = launch(Map.of());

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).contains(MAKING);
    assertStartsInSilence(launch(Map.of()));
  }

  @Test
  void oneOfAnotherJarIsLeftAsideInSilence() throws IOException {
    Files.setLastModifiedTime(jar, EARLIER);

    assertStartsInSilence(launch(Map.of()));
  }

  @Test
  void olderThanTheJarIsMadeAgain() throws IOException {
    Files.setLastModifiedTime(archive, EARLIER);

    assertThat(launch(Map.of()).err()).contains(MAKING);
    assertStartsInSilence(launch(Map.of()));
    assertThat(archives()).hasSize(2).contains(archive);
  }

  @Test
  void noneIsMadeWhereNothingCanBeWritten() throws IOException {
    deleteArchives();
    Path tools = Files.createDirectories(folder.resolve("tools"));
    script(tools.resolve("mkdir"), "exit 1");

    assertStartsInSilence(launch(Map.of("PATH", tools + ":" + System.getenv("PATH"))));
    assertThat(archives()).isEmpty();
  }

  @Test
  void javaThatCannotMakeOneIsAskedOnce() throws IOException {
    Path jdk = folder.resolve("jdk");
    Files.createDirectories(jdk.resolve("bin"));
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"17\"\n");
    script(
        jdk.resolve("bin/java"),
        "case \"$*\" in *ArchiveClassesAtExit*) exit 1 ;; esac; exec '"
            + Program.java()
            + "' \"$@\"");
    Map<String, String> variables = Map.of("JAVA_HOME", jdk.toString());

    Program.Outcome first = launch(variables);

    assertThat(first.exitCode()).isZero();
    assertThat(first.err()).contains(MAKING);
    assertStartsInSilence(launch(variables));
  }

  @Test
  void userMayDecideAgainstIt() throws IOException {
    deleteArchives();

    assertStartsInSilence(launch(Map.of("NASREPLAY_JAVA_OPTS", "-Xshare:off")));
    assertThat(archives()).isEmpty();
  }

  private static void assertStartsInSilence(Program.Outcome outcome) {
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).startsWith("nasreplay ").hasLineCount(1);
    assertThat(outcome.err()).isEmpty();
  }

  private static Program.Outcome launch(Map<String, String> more) {
    Map<String, String> variables = new HashMap<>();
    variables.put("JAVA_HOME", System.getProperty("java.home"));
    variables.putAll(more);
    List<String> command = List.of(copy.resolve("nasreplay").toString(), "--version");
    return Program.run(folder, variables, command);
  }

  /** Archives, their sizes, and what the making of one may have left. */
  private static List<Path> archives() throws IOException {
    try (Stream<Path> files = Files.list(copy.resolve("target"))) {
      return new ArrayList<>(
          files
              .filter(file -> file.getFileName().toString().contains("-classes"))
              .sorted()
              .toList());
    }
  }

  private static void replaceArchive(byte[] bytes) throws IOException {
    deleteArchives();
    Files.write(archive, bytes);
    Files.writeString(Path.of(archive + ".bytes"), made.length + "\n");
  }

  private static void deleteArchives() throws IOException {
    for (Path file : archives()) {
      Files.delete(file);
    }
  }

  private static void script(Path file, String text) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + text + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
