package io.nasreplay.cli.lab;

import static java.util.Objects.requireNonNull;

import io.nasreplay.cli.packaged.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A machine whose kernel mounts SMB and NFS shares. Runs of the packaged program are collected
 * first and then made there one after the other, in one boot.
 */
final class KernelClient {
  private static final Path SCRIPT = Path.of("src", "test", "lab", "nas-lab").toAbsolutePath();
  private static final long LIMIT_SECONDS = 540;
  private static final JsonMapper JSON = new JsonMapper();

  private final Path folder;
  private final List<String> lines = new ArrayList<>();

  /** What one command said, a result per trace, and what the guest's own counters saw around it. */
  record Runs(int exitCode, JsonNode results, String err, long receivedBytes, long sentBytes) {}

  KernelClient(Path folder) {
    this.folder = folder;
  }

  /** Why it cannot run here; empty when it can. */
  static Optional<String> obstacle() {
    if (!Boolean.getBoolean("nasreplay.lab")) {
      return Optional.of("the lab is off; .ci/lab runs its tests (root, Debian)");
    }
    Program.Outcome outcome =
        Program.run(Path.of("."), Map.of(), List.of(SCRIPT.toString(), "can"));
    return outcome.exitCode() == 0
        ? Optional.empty()
        : Optional.of("the lab cannot run here: " + outcome.out().strip() + outcome.err().strip());
  }

  /** A trace file that the guest can read. */
  Path trace(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name + ".trace.csv"), text);
  }

  /** A trace file made from a workload. */
  Path generated(String name, String... workload) {
    Path file = folder.resolve(name + ".trace.csv");
    List<String> arguments = new ArrayList<>(List.of("generate"));
    arguments.addAll(List.of(workload));
    arguments.addAll(List.of("-o", file.toString()));
    Program.Outcome outcome = Program.jar(folder, arguments.toArray(String[]::new));
    if (outcome.exitCode() != 0) {
      throw new AssertionError(outcome.err());
    }
    return file;
  }

  /** Adds a command: the arguments of {@code nasreplay run}. */
  void add(String name, String arguments) {
    lines.add("run " + name + " " + arguments);
  }

  /** Boots, makes all runs, and shuts down; blocks for minutes. */
  void boot() throws IOException, InterruptedException {
    String jar = String.join(" ", Program.command("run"));
    String script =
        """
        run() {
          local name=$1; shift
          cp /proc/net/dev /mnt/out/$name.before
          %s "$@" --results /mnt/tmp/results --json > /mnt/out/$name.json 2> /mnt/out/$name.err
          echo $? > /mnt/out/$name.exit
          cp /proc/net/dev /mnt/out/$name.after
        }
        """
                .formatted(jar)
            + String.join("\n", lines)
            + "\nexit 0\n";
    Path file = Files.writeString(folder.resolve("runs.sh"), script);
    ProcessBuilder builder =
        new ProcessBuilder(SCRIPT.toString(), "kernel", file.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile());
    builder.environment().put("LAB", lab().toString());
    builder.environment().put("LIMIT_SECONDS", Long.toString(LIMIT_SECONDS));
    // It limits itself, and must stop its servers when it does.
    int status = builder.start().waitFor();
    if (status != 0) {
      throw new AssertionError(
          Files.readString(folder.resolve("said")) + read("boot") + read("console"));
    }
  }

  /** What a command that was added said. */
  Runs runs(String name) throws IOException {
    JsonNode document = JSON.readTree(read(name + ".json"));
    return new Runs(
        Integer.parseInt(read(name + ".exit").strip()),
        requireNonNull(document.get("results"), document::toString),
        read(name + ".err"),
        counted(name, 0),
        counted(name, 8));
  }

  /** The growth of a column of /proc/net/dev, proc(5), for the guest's only link. */
  private long counted(String name, int column) throws IOException {
    return column(read(name + ".after"), column) - column(read(name + ".before"), column);
  }

  private static long column(String table, int column) {
    return table
        .lines()
        .map(String::strip)
        .filter(line -> line.startsWith("vec0:"))
        .map(line -> line.substring("vec0:".length()).strip().split("\\s+")[column])
        .mapToLong(Long::parseLong)
        .findFirst()
        .orElseThrow();
  }

  private String read(String name) throws IOException {
    Path file = lab().resolve("out").resolve(name);
    return Files.exists(file) ? Files.readString(file) : "";
  }

  private Path lab() {
    return folder.resolve("lab");
  }
}
