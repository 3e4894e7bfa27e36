package io.nasreplay.generators.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A value as it stands in a workload: {@code 256KiB}, {@code random}, <code>${size / streams}
 * </code>, <code>file-${pad(i, 4)}.bin</code>. Parsed once, evaluated as often as wanted;
 * single-threaded.
 *
 * <p>Expressions stand between <code>${</code> and <code>}</code>; <code>$${</code> is a plain
 * <code>${</code>. They have {@code + - * /}, parentheses, numbers with units, names, texts in
 * double quotes, and the functions {@code min}, {@code max} (any number of values), {@code floor},
 * {@code ceil}, {@code round} (to a whole number or to whole bytes; a half to the even neighbour),
 * {@code mod(a, b)} and {@code pad(number, width)}. Dimensions are checked: a size by a size is a
 * bare number, a size by a duration a data rate, a size plus a duration an error.
 */
public final class Template {
  private final List<Part> parts;

  private Template(List<Part> parts) {
    this.parts = List.copyOf(parts);
  }

  /**
   * Parses a text.
   *
   * @throws ExpressionException with the offset of what is wrong
   */
  public static Template parse(String text) {
    return new Template(new TemplateParser(text).parts());
  }

  /** The names that it uses, each once. */
  public List<String> names() {
    return parts.stream().flatMap(Part::names).distinct().toList();
  }

  /**
   * Checks the names without evaluating.
   *
   * @throws ExpressionException with the offset of a name that is not allowed
   */
  public void checkNames(Set<String> allowed) {
    for (Part part : parts) {
      part.checkNames(allowed);
    }
  }

  /**
   * The value: what the expression yields when the whole text is one; otherwise the text with
   * expressions filled in, which is a number when it reads as one ({@code 256KiB}).
   *
   * @throws ExpressionException with the offset of what is wrong
   */
  public Value value(Scope scope) {
    if (parts.size() == 1 && parts.get(0) instanceof Part.Computed computed) {
      return computed.value(scope);
    }
    String text = text(scope);
    return Literals.parse(text).<Value>map(q -> q).orElseGet(() -> new Text(text));
  }

  /**
   * The text with expressions filled in, for names: {@code 007} stays {@code 007}.
   *
   * @throws ExpressionException with the offset of what is wrong
   */
  public String text(Scope scope) {
    return parts.stream().map(part -> part.value(scope).text()).collect(Collectors.joining());
  }

  /** A piece of a template. */
  sealed interface Part {
    Value value(Scope scope);

    Stream<String> names();

    void checkNames(Set<String> allowed);

    /** Stands for itself. */
    record Plain(String text) implements Part {
      @Override
      public Value value(Scope scope) {
        return new Text(text);
      }

      @Override
      public Stream<String> names() {
        return Stream.of();
      }

      @Override
      public void checkNames(Set<String> allowed) {
        // No names.
      }
    }

    /** An expression and where its text starts. */
    record Computed(Formula formula, int offset) implements Part {
      @Override
      public Value value(Scope scope) {
        try {
          return formula.value(scope);
        } catch (ExpressionException e) {
          throw e.shifted(offset);
        }
      }

      @Override
      public void checkNames(Set<String> allowed) {
        try {
          formula.checkNames(allowed);
        } catch (ExpressionException e) {
          throw e.shifted(offset);
        }
      }

      @Override
      public Stream<String> names() {
        return formula.names().stream();
      }
    }
  }

  /** Splits a text at its expressions. */
  private static final class TemplateParser {
    private final String text;
    private final List<Part> parts = new ArrayList<>();
    private final StringBuilder plain = new StringBuilder();

    TemplateParser(String text) {
      this.text = text;
    }

    List<Part> parts() {
      int position = 0;
      while (position < text.length()) {
        if (text.startsWith("$${", position)) {
          plain.append("${");
          position += 3;
        } else if (text.startsWith("${", position)) {
          position = computed(position + 2);
        } else {
          plain.append(text.charAt(position++));
        }
      }
      endPlain();
      return parts;
    }

    private int computed(int start) {
      endPlain();
      int end = end(start);
      try {
        parts.add(new Part.Computed(Formula.parse(text.substring(start, end)), start));
      } catch (ExpressionException e) {
        throw e.shifted(start);
      }
      return end + 1;
    }

    private int end(int start) {
      boolean quoted = false;
      for (int i = start; i < text.length(); i++) {
        quoted ^= text.charAt(i) == '"';
        if (text.charAt(i) == '}' && !quoted) {
          return i;
        }
      }
      throw new ExpressionException("\"${\" without its \"}\"", start - 2);
    }

    private void endPlain() {
      if (!plain.isEmpty()) {
        parts.add(new Part.Plain(plain.toString()));
        plain.setLength(0);
      }
    }
  }
}
