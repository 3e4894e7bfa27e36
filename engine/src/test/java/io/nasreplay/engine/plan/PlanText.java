package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.OperationKind;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Everything that a plan tells, in words: what every public accessor of every part returns. */
final class PlanText {
  /** What does not tell anything, or is told in another way. */
  private static final Set<String> LEFT_OUT =
      Set.of("close", "cursor", "records", "streams", "waits", "next", "hashCode", "toString");

  private final StringBuilder text = new StringBuilder();

  private PlanText() {}

  static String of(Plan plan) {
    PlanText text = new PlanText();
    text.add(plan);
    for (int i = 0; i < plan.paths(); i++) {
      text.line("path " + plan.path(i));
    }
    for (int i = 0; i < plan.files(); i++) {
      text.line("finally " + plan.finalPath(i));
    }
    for (PlannedStream stream : plan.streams()) {
      text.add(stream);
      StepCursor cursor = stream.cursor();
      while (cursor.next()) {
        text.add(cursor);
        text.addWaits(plan.waits(), cursor.waitIndex());
      }
    }
    text.line("waits " + plan.waits().isEmpty());
    return text.text.toString();
  }

  private void addWaits(Waits waits, int entry) {
    for (int i = 0; entry >= 0 && i < waits.count(entry); i++) {
      line("  after " + waits.stream(entry, i) + ":" + waits.step(entry, i));
    }
  }

  private void add(Object part) {
    for (Method accessor : accessors(part)) {
      try {
        line(accessor.getName() + "=" + accessor.invoke(part));
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new AssertionError(accessor.toString(), e);
      }
    }
  }

  private static List<Method> accessors(Object part) {
    return Arrays.stream(part.getClass().getDeclaredMethods())
        .filter(m -> Modifier.isPublic(m.getModifiers()) && m.getParameterCount() == 0)
        .filter(m -> !LEFT_OUT.contains(m.getName()) && tells(part, m))
        .sorted(Comparator.comparing(Method::getName))
        .toList();
  }

  private static boolean tells(Object part, Method accessor) {
    return !accessor.getName().equals("flags")
        || (part instanceof StepCursor cursor && cursor.kind() == OperationKind.OPEN);
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
