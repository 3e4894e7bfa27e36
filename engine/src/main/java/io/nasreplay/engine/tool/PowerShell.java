package io.nasreplay.engine.tool;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Objects that a cmdlet of Windows PowerShell tells, in the form of {@code Format-List}. */
public final class PowerShell {
  /** A name at the start of a line; its value may go on, indented, on lines below. */
  private static final Pattern PROPERTY = Pattern.compile("^(\\w+)\\s*:(?: (.*)|\\s*)$");

  private static final String UTF_8 = "[Console]::OutputEncoding=[Text.Encoding]::UTF8; ";

  private PowerShell() {}

  /**
   * The objects, each as its properties; none when the cmdlet tells nothing. Blocks as {@link
   * SystemTools#output} does.
   *
   * @param cmdlet its name, without arguments
   */
  public static List<Map<String, String>> list(SystemTools tools, String cmdlet) {
    String command = UTF_8 + cmdlet + " | Format-List * | Out-String -Width 4096";
    return tools
        .output(List.of("powershell.exe", "-NoProfile", "-NonInteractive", "-Command", command))
        .map(PowerShell::parse)
        .orElse(List.of());
  }

  /** The objects that such a list tells; an empty line ends one. */
  public static List<Map<String, String>> parse(String text) {
    List<Map<String, String>> objects = new ArrayList<>();
    Map<String, String> object = new LinkedHashMap<>();
    String property = "";
    for (String line : text.lines().toList()) {
      Matcher found = PROPERTY.matcher(line);
      if (line.isBlank()) {
        addTo(objects, object);
        object = new LinkedHashMap<>();
      } else if (found.matches()) {
        property = found.group(1);
        object.put(property, found.group(2) == null ? "" : found.group(2).strip());
      } else if (object.containsKey(property)) {
        object.merge(property, line.strip(), String::concat);
      }
    }
    addTo(objects, object);
    return objects;
  }

  private static void addTo(List<Map<String, String>> objects, Map<String, String> object) {
    if (!object.isEmpty()) {
      objects.add(object);
    }
  }
}
