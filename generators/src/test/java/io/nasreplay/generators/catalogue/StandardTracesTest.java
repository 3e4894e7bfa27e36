package io.nasreplay.generators.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.io.Compression;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.profile.TraceProfile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The traces that are checked in are what the catalogue generates. Run with {@code
 * -Dnasreplay.writeStandardTraces=true} to write them anew.
 */
class StandardTracesTest {
  private static final Path FOLDER = Path.of("..", "traces", "standard");

  /** File name to workload and parameters. */
  private static final Map<String, String> TRACES =
      Map.ofEntries(
          Map.entry("HDVideo_1Play.trace.csv", "HDVideo_1Play"),
          Map.entry("HDVideo_2Play.trace.csv.zst", "HDVideo_2Play"),
          Map.entry("HDVideo_4Play.trace.csv.zst", "HDVideo_4Play"),
          Map.entry("HDVideo_1Record.trace.csv", "HDVideo_1Record"),
          Map.entry("HDVideo_1Play_1Record.trace.csv.zst", "HDVideo_1Play_1Record"),
          Map.entry("ixbt-read-32GiB-1-stream.trace.csv", "ixbt-read,size=32GiB,streams=1"),
          Map.entry("ixbt-read-32GiB-32-streams.trace.csv", "ixbt-read,size=32GiB,streams=32"),
          Map.entry("ixbt-write-32GiB-1-stream.trace.csv", "ixbt-write,size=32GiB,streams=1"),
          Map.entry("ixbt-write-32GiB-32-streams.trace.csv", "ixbt-write,size=32GiB,streams=32"),
          Map.entry(
              "ixbt-read-write-32GiB-1-stream.trace.csv", "ixbt-read-write,size=32GiB,streams=1"),
          Map.entry(
              "ixbt-read-write-32GiB-32-streams.trace.csv",
              "ixbt-read-write,size=32GiB,streams=32"));

  static Stream<String> names() {
    return TRACES.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("names")
  void isWhatTheCatalogueGenerates(String name) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    GeneratedBytes.write(
        GeneratedBytes.trace(TRACES.get(name)), bytes, Compression.ofName(Path.of(name)));
    if (Boolean.getBoolean("nasreplay.writeStandardTraces")) {
      Files.createDirectories(FOLDER);
      Files.write(FOLDER.resolve(name), bytes.toByteArray());
    }
    assertThat(FOLDER.resolve(name)).hasBinaryContent(bytes.toByteArray());
  }

  @ParameterizedTest
  @MethodSource("names")
  void readsBackAsTheSameTrace(String name) throws IOException {
    TraceSource file = Traces.open(FOLDER.resolve(name));
    assertThat(TraceProfile.of(file))
        .isEqualTo(TraceProfile.of(GeneratedBytes.trace(TRACES.get(name))));
  }

  @Test
  void isTheWholeFolderAndNoLargeFile() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertThat(files.toList())
          .allMatch(file -> file.toFile().length() < 64 << 10)
          .extracting(file -> file.getFileName().toString())
          .filteredOn(name -> !name.equals("README.md"))
          .containsExactlyInAnyOrderElementsOf(TRACES.keySet());
    }
  }

  @Test
  void readmeNamesEveryFileWithTheCommandThatMakesIt() throws IOException {
    String readme = Files.readString(FOLDER.resolve("README.md"));
    TRACES.forEach(
        (name, request) ->
            assertThat(readme)
                .contains("nasreplay generate " + request.replace(",", " -p ") + " -o " + name));
  }
}
