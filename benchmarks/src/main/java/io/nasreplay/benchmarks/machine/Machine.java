package io.nasreplay.benchmarks.machine;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the measurements ran on, in words. */
public final class Machine {
  private static final double GIB = 1024.0 * 1024 * 1024;

  private Machine() {}

  /**
   * Processor, memory, kernel, load and the file systems of some folders.
   *
   * @param folders existing folders that are measured in
   */
  public static List<String> describe(List<Path> folders) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add(
        Runtime.getRuntime().availableProcessors()
            + " logical CPUs, "
            + field("/proc/cpuinfo", "model name")
            + "; RAM "
            + field("/proc/meminfo", "MemTotal"));
    lines.add("Linux " + System.getProperty("os.version") + ", load " + load());
    for (Path folder : folders) {
      FileStore store = Files.getFileStore(folder);
      lines.add(
          String.format(
              Locale.ROOT,
              "%s: %s on %s, %.1f GiB free",
              folder,
              store.type(),
              store.name(),
              store.getUsableSpace() / GIB));
    }
    return lines;
  }

  /** The load averages over 1, 5 and 15 minutes. */
  public static String load() throws IOException {
    String[] words = Files.readString(Path.of("/proc/loadavg")).split(" ", -1);
    return words[0] + " " + words[1] + " " + words[2];
  }

  private static String field(String file, String name) throws IOException {
    return Files.readAllLines(Path.of(file)).stream()
        .filter(line -> line.startsWith(name))
        .map(line -> line.substring(line.indexOf(':') + 1).trim())
        .findFirst()
        .orElse("unknown");
  }
}
