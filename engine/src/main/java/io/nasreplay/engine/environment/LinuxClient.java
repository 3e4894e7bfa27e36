package io.nasreplay.engine.environment;

import static io.nasreplay.results.model.EnvironmentFacts.NONE;
import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** This machine as Linux describes it in files, which takes a fraction of what a library does. */
final class LinuxClient {
  private static final Pattern PRETTY_NAME = Pattern.compile("(?m)^PRETTY_NAME=\"?([^\"\n]*)\"?$");
  private static final Pattern MODEL = Pattern.compile("(?m)^model name\\s*: (.*)$");
  private static final Pattern PROCESSOR = Pattern.compile("(?m)^processor\\s*: ");
  private static final Pattern MEMORY = Pattern.compile("(?m)^MemTotal:\\s+(\\d{1,15}) kB$");

  /** user, nice, system, idle, iowait, irq, softirq, steal; what follows is part of the first. */
  private static final int TIMES = 8;

  private static final int BYTES_PER_KIB = 1024;

  private final SystemFiles root;

  /**
   * A machine.
   *
   * @param root the folder that holds etc, proc and sys
   */
  LinuxClient(Path root) {
    this.root = new SystemFiles(root);
  }

  /** What is known. */
  ClientFacts facts() {
    String cpus = root.text("proc/cpuinfo").orElse("");
    int processors = (int) PROCESSOR.matcher(cpus).results().count();
    return new ClientFacts(
        found(PRETTY_NAME, "etc/os-release").orElse(UNKNOWN),
        root.text("proc/sys/kernel/osrelease").orElse(UNKNOWN),
        found(MODEL, "proc/cpuinfo").or(() -> board()).orElse(UNKNOWN),
        processors == 0 ? -1 : processors,
        governor(),
        stealFraction(),
        powerSource(),
        found(MEMORY, "proc/meminfo").map(kib -> Long.parseLong(kib) * BYTES_PER_KIB).orElse(-1L));
  }

  /** The name of a board whose processor has none, as on ARM; it ends in a NUL. */
  private Optional<String> board() {
    return root.text("proc/device-tree/model").map(name -> name.replace("\0", "").strip());
  }

  private String governor() {
    SystemFiles policies = root.in("sys/devices/system/cpu/cpufreq");
    List<String> governors =
        policies.names("policy*").stream()
            .flatMap(policy -> policies.in(policy).text("scaling_governor").stream())
            .distinct()
            .toList();
    return governors.isEmpty() ? UNKNOWN : String.join(", ", governors);
  }

  private double stealFraction() {
    String first = root.text("proc/stat").orElse("").split("\n", 2)[0];
    String[] fields = first.split("\\s+");
    if (fields.length <= TIMES || !first.matches("cpu(\\s+\\d{1,15})+")) {
      return -1;
    }
    long[] times = Arrays.stream(fields, 1, TIMES + 1).mapToLong(Long::parseLong).toArray();
    long total = Arrays.stream(times).sum();
    return total == 0 ? -1 : (double) times[TIMES - 1] / total;
  }

  /** The battery of a mouse is of no interest. */
  private String powerSource() {
    SystemFiles supplies = root.in("sys/class/power_supply");
    if (!root.has("sys/class/power_supply")) {
      return UNKNOWN;
    }
    List<String> batteries =
        supplies.names("*").stream()
            .map(supplies::in)
            .filter(supply -> supply.text("type").filter("Battery"::equals).isPresent())
            .filter(supply -> supply.text("scope").filter("Device"::equals).isEmpty())
            .map(supply -> supply.text("status").orElse(UNKNOWN))
            .toList();
    if (batteries.isEmpty()) {
      return NONE;
    }
    if (batteries.contains("Discharging")) {
      return "battery";
    }
    return batteries.contains(UNKNOWN) || batteries.contains("Unknown") ? UNKNOWN : "mains";
  }

  private Optional<String> found(Pattern pattern, String file) {
    Matcher matcher = pattern.matcher(root.text(file).orElse(""));
    return matcher.find() ? Optional.of(matcher.group(1).strip()) : Optional.empty();
  }
}
