package io.nasreplay.traces.lint;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What Windows, SMB and common file systems refuse in one name (Microsoft, Naming Files). */
final class NameRules {
  private static final int MAX_NAME_BYTES = 255;
  private static final String RESERVED_CHARACTERS = "<>:\"|?*\\";
  private static final Set<String> DEVICES = Set.of("CON", "PRN", "AUX", "NUL");
  private static final String PORT_DIGITS = "123456789\u00B9\u00B2\u00B3";

  record Problem(LintWarning.Kind kind, String text) {}

  private NameRules() {}

  /** The first thing that is wrong with a name, if any. */
  static Optional<Problem> problem(String name) {
    int reserved = reservedCharacter(name);
    if (reserved >= 0) {
      return problem(
          LintWarning.Kind.RESERVED_CHARACTER,
          "contains " + shown(name.charAt(reserved)) + ", which Windows and SMB shares refuse");
    }
    if (isDevice(name)) {
      return problem(
          LintWarning.Kind.RESERVED_NAME, "ends in a device name, which Windows refuses");
    }
    if (name.endsWith(".") || name.endsWith(" ")) {
      return problem(
          LintWarning.Kind.TRAILING_DOT_OR_BLANK,
          "ends with a dot or blank, which Windows cuts off");
    }
    int bytes = name.getBytes(StandardCharsets.UTF_8).length;
    if (bytes > MAX_NAME_BYTES) {
      return problem(
          LintWarning.Kind.TOO_LONG,
          "has a name of " + bytes + " bytes; most file systems allow " + MAX_NAME_BYTES);
    }
    return Optional.empty();
  }

  private static Optional<Problem> problem(LintWarning.Kind kind, String text) {
    return Optional.of(new Problem(kind, text));
  }

  private static int reservedCharacter(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c < ' ' || RESERVED_CHARACTERS.indexOf(c) >= 0) {
        return i;
      }
    }
    return -1;
  }

  private static String shown(char c) {
    return c < ' ' ? "control character " + (int) c : "\"" + c + "\"";
  }

  private static boolean isDevice(String name) {
    int dot = name.indexOf('.');
    String stem = (dot < 0 ? name : name.substring(0, dot)).strip().toUpperCase(Locale.ROOT);
    return DEVICES.contains(stem)
        || (stem.length() == 4
            && (stem.startsWith("COM") || stem.startsWith("LPT"))
            && PORT_DIGITS.indexOf(stem.charAt(3)) >= 0);
  }
}
