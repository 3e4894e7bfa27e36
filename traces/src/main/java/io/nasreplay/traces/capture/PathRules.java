package io.nasreplay.traces.capture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Which paths of a recording are of interest, and what they are called in the trace.
 *
 * @param root the directory that holds what is of interest: paths below it become relative to it,
 *     others are left out; null to keep all
 * @param maps recorded prefix to prefix in the trace, whole components; the longest that fits
 *     counts, before the root
 * @param portable whether names that Windows and SMB cannot hold are replaced by others
 */
public record PathRules(@Nullable String root, Map<String, String> maps, boolean portable) {
  /** All paths, without their leading slash. */
  public static final PathRules ALL = new PathRules(null, Map.of(), false);

  public PathRules {
    root = root == null ? null : normal(root);
    Map<String, String> normal = new TreeMap<>(Collections.reverseOrder());
    maps.forEach((from, to) -> normal.put(normal(from), normal(to)));
    maps = Collections.unmodifiableMap(normal);
  }

  /**
   * The path in the trace before it is made portable: empty when it is the root itself, null when
   * it lies outside.
   */
  @Nullable String traced(String recorded) {
    String path = normal(recorded);
    // In reverse order, a longer prefix comes before the shorter ones that it begins with.
    for (Map.Entry<String, String> map : maps.entrySet()) {
      String rest = below(map.getKey(), path);
      if (rest != null) {
        return rest.isEmpty() || map.getValue().isEmpty()
            ? map.getValue() + rest
            : map.getValue() + "/" + rest;
      }
    }
    return root == null ? path : below(root, path);
  }

  private static @Nullable String below(String directory, String path) {
    if (directory.isEmpty()) {
      return path;
    }
    if (!path.startsWith(directory)) {
      return null;
    }
    if (path.length() == directory.length()) {
      return "";
    }
    return path.charAt(directory.length()) == '/' ? path.substring(directory.length() + 1) : null;
  }

  /**
   * Without leading slash, empty and {@code .} components, with {@code ..} resolved by name, as far
   * as there is something above; a drive {@code Z:} becomes {@code Z}.
   */
  static String normal(String path) {
    List<String> components = new ArrayList<>();
    for (String component : path.split("/", -1)) {
      if (component.equals("..")) {
        if (!components.isEmpty()) {
          components.remove(components.size() - 1);
        }
      } else if (!component.isEmpty() && !component.equals(".")) {
        components.add(component);
      }
    }
    if (!components.isEmpty() && isDrive(components.get(0))) {
      components.set(0, components.get(0).substring(0, 1));
    }
    return String.join("/", components);
  }

  private static boolean isDrive(String component) {
    return component.length() == 2
        && component.charAt(1) == ':'
        && Character.isLetter(component.charAt(0));
  }
}
