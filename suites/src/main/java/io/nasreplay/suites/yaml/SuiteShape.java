package io.nasreplay.suites.yaml;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.nasreplay.generators.yaml.MappingShape;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The mappings of the language and their keys; a test holds {@code suite.schema.json} equal to it.
 */
enum SuiteShape implements MappingShape {
  SUITE(
      "suite",
      "name tests",
      "title description source targets order file-sets hooks quick " + SuiteShape.SETTINGS),
  TARGET("target", "name", "path labels"),
  TEST("test", "workload", "name matrix curve search quick " + SuiteShape.SETTINGS),
  QUICK("quick", "", SuiteShape.SETTINGS),
  HOOK("hook", "command", "timeout"),
  UNTIL("until", "ci95 at-most", ""),
  STEADY("steady", "", "window range slope at-most"),
  SEARCH("search", "parameter from to accept", ""),
  RANGE("range", "from to step", "");

  private static final String SETTINGS =
      "runs warm-up repeats pause duration cache timing speed statistic measures until steady"
          + " parameters";

  private final String word;
  private final ImmutableList<String> required;
  private final ImmutableList<String> optional;

  SuiteShape(String word, String required, String optional) {
    this.word = word;
    this.required = words(required);
    this.optional = words(optional);
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public List<String> required() {
    return required;
  }

  @Override
  public List<String> keys() {
    return Stream.concat(required.stream(), optional.stream()).toList();
  }

  /** {@code - ixbt-read} is a test, {@code - mount -a} a hook. */
  @Override
  public @Nullable String shorthand() {
    return this == TEST || this == HOOK ? required.get(0) : null;
  }

  private static ImmutableList<String> words(String text) {
    return ImmutableList.copyOf(Splitter.on(' ').omitEmptyStrings().split(text));
  }
}
