package io.nasreplay.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {
  private static final String PRODUCT = "io.nasreplay";
  private static final String BROKEN = "io.nasreplay.cli.architecture.broken";
  private static final List<String> MODULES =
      List.of("traces", "generators", "results", "engine", "suites", "cli");

  private static final JavaClasses PRODUCT_CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(PRODUCT);
  private static final JavaClasses BROKEN_CLASSES = new ClassFileImporter().importPackages(BROKEN);

  /** A rule for the classes below a root package. */
  private record Rule(String name, Function<String, ArchRule> below) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Rule> rules() {
    Stream<Rule> fences =
        Fences.libraries().stream()
            .map(library -> new Rule("fence " + library, root -> Fences.around(root, library)));
    return Stream.concat(
        Stream.of(
            new Rule("arrows between modules", Arrows::betweenModules),
            new Rule("arrows between packages", Arrows::betweenPackages),
            new Rule("no package cycle", Arrows::noCycles),
            new Rule("one clock", Forbidden::clockOutsideTime),
            new Rule("one sleeper", Forbidden::sleepOutsideTime),
            new Rule("streams and exit only in Main", Forbidden::processOutsideMain),
            new Rule("no unseeded random", Forbidden::unseededRandom),
            new Rule("no default locale", Forbidden::defaultLocale),
            new Rule("no default charset", Forbidden::defaultCharset),
            new Rule("packages are null-marked", Shape::packagesAreNullMarked),
            new Rule("packages have real names", Shape::packagesHaveRealNames),
            new Rule("only doors are public", Shape::publicClassesAreUsedElsewhere),
            new Rule("no mutable statics", Shape::noMutableStatics)),
        fences);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void productKeepsRule(Rule rule) {
    rule.below().apply(PRODUCT).check(PRODUCT_CLASSES);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void brokenClassesAreFound(Rule rule) {
    assertThat(rule.below().apply(BROKEN).evaluate(BROKEN_CLASSES).hasViolation())
        .as("%s must fail on classes that break it", rule)
        .isTrue();
  }

  @Test
  void classesOfEveryModuleAreLookedAt() {
    assertThat(MODULES)
        .allSatisfy(
            module ->
                assertThat(PRODUCT_CLASSES)
                    .anyMatch(found -> found.getPackageName().startsWith(PRODUCT + "." + module)));
  }
}
