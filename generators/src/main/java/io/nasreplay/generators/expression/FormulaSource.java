package io.nasreplay.generators.expression;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A formula's text with numbers that have a unit replaced by names, so that EvalEx, which knows no
 * units, reads {@code size / 4GiB} as one division. Replacing keeps the positions of all
 * characters.
 *
 * @param text the text for EvalEx
 * @param literals the quantities by the names that stand for them
 */
record FormulaSource(String text, Map<String, Quantity> literals) {
  private static final int MAX_CHARACTERS = 1000;
  private static final int MAX_NESTING = 32;
  private static final String NAME_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

  /** A quoted text, a name, or a number with a unit. Only the last has groups. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"[^\"]*\"|[A-Za-z_][A-Za-z0-9_]*"
              + "|(?<number>"
              + Literals.NUMBER
              + ") ?(?<unit>"
              + Literals.UNIT
              + ")");

  static FormulaSource of(String source) {
    checkLimits(source);
    Map<String, Quantity> literals = new LinkedHashMap<>();
    StringBuilder text = new StringBuilder();
    Matcher token = TOKEN.matcher(source);
    while (token.find()) {
      token.appendReplacement(text, Matcher.quoteReplacement(replacement(token, literals)));
    }
    return new FormulaSource(token.appendTail(text).toString(), literals);
  }

  private static String replacement(Matcher token, Map<String, Quantity> literals) {
    String number = token.group("number");
    String unit = token.group("unit");
    if (number == null || unit == null) {
      return checkedName(token);
    }
    if (literals.size() == NAME_DIGITS.length()) {
      throw new ExpressionException(
          "more than " + NAME_DIGITS.length() + " numbers with a unit in one expression",
          token.start());
    }
    String name = "_" + NAME_DIGITS.charAt(literals.size());
    literals.put(name, quantity(token, number, unit));
    return name + " ".repeat(token.group().length() - name.length());
  }

  private static Quantity quantity(Matcher token, String number, String unit) {
    try {
      return Literals.quantity(number, unit);
    } catch (ExpressionException e) {
      throw e.shifted(token.start());
    }
  }

  private static String checkedName(Matcher token) {
    if (token.group().startsWith("_")) {
      throw new ExpressionException(
          "name \"" + token.group() + "\" starts with \"_\"; allowed: a letter", token.start());
    }
    return token.group();
  }

  private static void checkLimits(String source) {
    if (source.length() > MAX_CHARACTERS) {
      throw new ExpressionException(
          "the expression has "
              + source.length()
              + " characters; allowed: up to "
              + MAX_CHARACTERS);
    }
    int nesting = 0;
    for (int i = 0; i < source.length(); i++) {
      nesting += source.charAt(i) == '(' ? 1 : source.charAt(i) == ')' ? -1 : 0;
      if (nesting > MAX_NESTING) {
        throw new ExpressionException(
            "parentheses are nested too deeply; allowed: up to " + MAX_NESTING, i);
      }
    }
  }
}
