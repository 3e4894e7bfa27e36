package io.nasreplay.cli.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.NullMarked;

/** Rules about names, visibility and what every package carries. */
final class Shape {
  private static final Set<String> VAGUE =
      Set.of("util", "utils", "common", "helper", "helpers", "manager", "misc", "impl", "base");
  private static final Set<String> DOORS_TO_THE_OUTSIDE = Set.of("Main", "OperationLogReader");

  private Shape() {}

  static ArchRule packagesAreNullMarked(String root) {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should(
            condition(
                "reside in a package with @NullMarked",
                origin -> isNullMarked(origin.getPackage())));
  }

  static ArchRule packagesHaveRealNames(String root) {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should(
            condition("reside in a package that a noun of the field names", Shape::hasNoVagueName));
  }

  static ArchRule publicClassesAreUsedElsewhere(String root) {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .and()
        .arePublic()
        .and()
        .areTopLevelClasses()
        .should(
            condition(
                "be used by another package",
                origin -> isUsedElsewhere(origin) || isDoorToTheOutside(origin)));
  }

  static ArchRule noMutableStatics(String root) {
    return fields()
        .that()
        .areDeclaredInClassesThat()
        .resideInAPackage(root + "..")
        .and()
        .areStatic()
        .should()
        .beFinal();
  }

  private static boolean isNullMarked(JavaPackage place) {
    return place.tryGetAnnotationOfType(NullMarked.class).isPresent();
  }

  private static boolean hasNoVagueName(JavaClass origin) {
    return Arrays.stream(origin.getPackageName().split("\\.")).noneMatch(VAGUE::contains);
  }

  /** The program's start, the reader of a file that we write, and the cases of a public type. */
  private static boolean isDoorToTheOutside(JavaClass origin) {
    return DOORS_TO_THE_OUTSIDE.contains(origin.getSimpleName())
        || origin.getRawInterfaces().stream()
            .anyMatch(
                type ->
                    type.getModifiers().contains(JavaModifier.PUBLIC)
                        && type.getPackageName().equals(origin.getPackageName()));
  }

  private static boolean isUsedElsewhere(JavaClass origin) {
    return origin.getDirectDependenciesToSelf().stream()
        .anyMatch(
            dependency ->
                !dependency.getOriginClass().getPackageName().equals(origin.getPackageName()));
  }

  private static ArchCondition<JavaClass> condition(
      String description, Predicate<JavaClass> predicate) {
    return new ArchCondition<>(description) {
      @Override
      public void check(JavaClass origin, ConditionEvents events) {
        if (!predicate.test(origin)) {
          events.add(
              SimpleConditionEvent.violated(origin, origin.getName() + " does not " + description));
        }
      }
    };
  }
}
