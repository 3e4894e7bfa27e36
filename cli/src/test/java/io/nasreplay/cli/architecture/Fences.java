package io.nasreplay.cli.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.List;

/** Where each library may be used; elsewhere our own words hold. */
final class Fences {
  /** A library and the packages that may use it. */
  private record Fence(String library, List<String> places) {}

  private static final List<Fence> FENCES =
      List.of(
          fence("picocli..", "cli.."),
          fence("me.tongfei..", "cli.progress"),
          fence("org.jline..", "cli"),
          fence("org.snakeyaml..", "generators.yaml"),
          fence("tools.jackson.core..", "results.json", "generators.yaml"),
          fence("tools.jackson.databind..", "results.json"),
          fence("tools.jackson.dataformat..", "generators.yaml"),
          fence("com.fasterxml..", "results.json"),
          fence("com.ezylang..", "generators.expression"),
          fence("org.apache.commons.rng..", "generators.."),
          fence("org.apache.commons.csv..", "traces.csv", "results.csv"),
          fence("org.apache.commons.statistics..", "results.stats"),
          fence("com.github.luben..", "traces.io", "results.csv"),
          fence("org.HdrHistogram..", "engine.measure", "results.."),
          fence("com.sun.nio.file..", "engine.local"),
          fence("com.sun.jna..", "engine.local", "engine.cache", "engine.environment"),
          fence("oshi..", "engine.environment", "engine.traffic"),
          fence("java.util.logging.."));

  private Fences() {}

  static List<String> libraries() {
    return FENCES.stream().map(Fence::library).toList();
  }

  static ArchRule around(String root, String library) {
    Fence fence =
        FENCES.stream().filter(f -> f.library().equals(library)).findFirst().orElseThrow();
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .and()
        .resideOutsideOfPackages(
            fence.places().stream().map(place -> root + "." + place).toArray(String[]::new))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .because(library + " is fenced into " + fence.places());
  }

  private static Fence fence(String library, String... places) {
    return new Fence(library, Arrays.asList(places));
  }
}
