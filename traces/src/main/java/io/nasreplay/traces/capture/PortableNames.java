package io.nasreplay.traces.capture;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Replaces names that Windows and SMB cannot hold: reserved characters, control characters, device
 * names, a dot or blank at the end, and names that differ from another one only in case or Unicode
 * normal form. The rules are those of Microsoft's "Naming Files, Paths, and Namespaces". Not
 * thread-safe.
 */
final class PortableNames {
  private static final String RESERVED = "<>:\"|?*\\";
  private static final Set<String> DEVICES =
      Set.of(
          "CON", "PRN", "AUX", "NUL", "COM1", "COM2", "COM3", "COM4", "COM5", "COM6", "COM7",
          "COM8", "COM9", "LPT1", "LPT2", "LPT3", "LPT4", "LPT5", "LPT6", "LPT7", "LPT8", "LPT9");

  private final Map<String, String> byPath = new HashMap<>();

  /** Name as it was, by folded path in the trace. */
  private final Map<String, String> taken = new HashMap<>();

  /** The path with all components replaced that have to be. */
  String of(String path) {
    String known = byPath.get(path);
    if (known != null) {
      return known;
    }
    int slash = path.lastIndexOf('/');
    String parent = slash < 0 ? "" : of(path.substring(0, slash)) + "/";
    String name = path.substring(slash + 1);
    String legal = unique(parent, legal(name), path);
    byPath.put(path, legal);
    return legal;
  }

  private String unique(String parent, String name, String path) {
    String candidate = parent + name;
    for (int i = 2; !path.equals(taken.computeIfAbsent(folded(candidate), key -> path)); i++) {
      candidate = parent + name + "~" + i;
    }
    return candidate;
  }

  private static String folded(String path) {
    return Normalizer.normalize(path, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }

  private static String legal(String name) {
    StringBuilder legal = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      legal.append(RESERVED.indexOf(c) >= 0 || Character.isISOControl(c) ? '_' : c);
    }
    int last = legal.length() - 1;
    if (legal.charAt(last) == '.' || legal.charAt(last) == ' ') {
      legal.setCharAt(last, '_');
    }
    int dot = legal.indexOf(".");
    String stem = dot < 0 ? legal.toString() : legal.substring(0, dot);
    return DEVICES.contains(stem.strip().toUpperCase(Locale.ROOT)) ? "_" + legal : legal.toString();
  }
}
