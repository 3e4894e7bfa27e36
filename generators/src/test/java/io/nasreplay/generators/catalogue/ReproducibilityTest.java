package io.nasreplay.generators.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Equal workloads, parameters and seeds give equal bytes, wherever they are generated. */
class ReproducibilityTest {
  private static Map<String, String> golden() throws Exception {
    String resource = "golden-digests.txt";
    try (var in = ReproducibilityTest.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split(" "))
          .collect(
              Collectors.toMap(line -> line[0], line -> line[1], (a, b) -> a, LinkedHashMap::new));
    }
  }

  @Test
  void everyWorkloadHasAGoldenDigest() throws Exception {
    assertThat(golden().keySet()).containsAll(Catalogue.standard().names());
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG"})
  void digestsAreTheGoldenOnesInEveryLocale(String tag) throws Exception {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag(tag));
    try {
      Map<String, String> found = new LinkedHashMap<>();
      for (String request : golden().keySet()) {
        found.put(request, GeneratedBytes.traceDigest(GeneratedBytes.trace(request)));
      }
      assertThat(found).isEqualTo(golden());
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void anotherJvmWithAnotherLocaleGeneratesTheSameBytes() throws Exception {
    assertThat(generatedBy(SecondJvm.thisHome(), "tr", "TR")).isEqualTo(generatedHere());
  }

  @Test
  void java25GeneratesTheSameBytes() throws Exception {
    Optional<Path> java25 = SecondJvm.installed(25);
    assumeTrue(java25.isPresent(), "no Java 25 beside " + SecondJvm.thisHome());
    assertThat(generatedBy(java25.orElseThrow(), "ar", "EG")).isEqualTo(generatedHere());
  }

  private static List<String> generatedHere() throws Exception {
    List<String> lines = new ArrayList<>();
    for (String request : golden().keySet()) {
      lines.add(request + " " + GeneratedBytes.sha256(GeneratedBytes.trace(request)));
    }
    return lines;
  }

  private static List<String> generatedBy(Path home, String language, String country)
      throws Exception {
    List<String> options =
        List.of(
            "-Duser.language=" + language,
            "-Duser.country=" + country,
            "-Dfile.encoding=ISO-8859-1",
            "-Duser.timezone=Asia/Kolkata");
    return SecondJvm.run(
        home, options, GeneratedBytes.class, golden().keySet().toArray(String[]::new));
  }
}
