package io.nasreplay.cli.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Map;

/** Which of our packages may use which; a package that is not in the table may not exist. */
final class Arrows {
  /** A name ending in {@code .*} means all packages below. */
  private static final Map<String, List<String>> MODULES =
      Map.of(
          "traces", List.of(),
          "generators", List.of("traces.*"),
          "results", List.of(),
          "engine", List.of("traces.*", "results.model", "results.quantity"),
          "suites", List.of("traces.*", "generators.*", "results.*", "engine.*"),
          "cli", List.of("traces.*", "generators.*", "results.*", "engine.*", "suites.*"));

  private final String root;
  private final Map<String, List<String>> table;

  private Arrows(String root, Map<String, List<String>> table) {
    this.root = root;
    this.table = table;
  }

  static ArchRule betweenModules(String root) {
    return new Arrows(root, MODULES).rule("modules use only what they may", true);
  }

  static ArchRule betweenPackages(String root) {
    return new Arrows(root, PackageArrows.TABLE).rule("packages use only what they may", false);
  }

  static ArchRule noCycles(String root) {
    return slices().matching(root + ".(**)").should().beFreeOfCycles();
  }

  private ArchRule rule(String description, boolean modules) {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .should(useOnlyAllowed(modules))
        .as(description);
  }

  private ArchCondition<JavaClass> useOnlyAllowed(boolean modules) {
    return new ArchCondition<>("use only allowed packages") {
      @Override
      public void check(JavaClass origin, ConditionEvents events) {
        String from = place(origin, modules);
        if (!table.containsKey(from)) {
          events.add(SimpleConditionEvent.violated(origin, from + " is not in the table"));
          return;
        }
        origin.getDirectDependenciesFromSelf().stream()
            .filter(dependency -> isForbidden(from, dependency, modules))
            .forEach(
                dependency ->
                    events.add(
                        SimpleConditionEvent.violated(dependency, dependency.getDescription())));
      }
    };
  }

  private boolean isForbidden(String from, Dependency dependency, boolean modules) {
    JavaClass target = dependency.getTargetClass().getBaseComponentType();
    if (!target.getPackageName().startsWith(root + ".")) {
      return false;
    }
    if (place(target, modules).equals(from)) {
      return false;
    }
    String used = place(target, false);
    return table.getOrDefault(from, List.of()).stream().noneMatch(allows -> covers(allows, used));
  }

  private static boolean covers(String allows, String used) {
    return allows.endsWith(".*")
        ? used.startsWith(allows.substring(0, allows.length() - 1))
        : allows.equals(used);
  }

  private String place(JavaClass member, boolean modules) {
    String below = member.getPackageName().substring(root.length() + 1);
    int dot = below.indexOf('.');
    return modules && dot > 0 ? below.substring(0, dot) : below;
  }
}
