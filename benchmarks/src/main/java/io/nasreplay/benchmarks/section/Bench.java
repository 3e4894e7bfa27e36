package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Command;
import io.nasreplay.benchmarks.report.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What all sections work with.
 *
 * @param settings what the user chose
 * @param repository the root of the source tree
 * @param report where findings go
 * @param work a folder for lists and output of programs
 */
public record Bench(Settings settings, Path repository, Report report, Path work) {
  /** The compiled C loop. */
  Path loopProgram() {
    return repository.resolve("benchmarks/target/replay-loop");
  }

  /** The JVM that nasreplay runs on. */
  Command java(List<String> arguments) {
    String program =
        settings.java().map(home -> home.resolve("bin/java").toString()).orElse("java");
    return new Command(List.of(program), Map.of(), work).with(arguments);
  }

  /** nasreplay's jar without its launcher, with these arguments. */
  Command javaJar(List<String> arguments) {
    Path jar = repository.resolve("cli/target/nasreplay.jar");
    return java(List.of("-jar", jar.toString())).with(arguments);
  }

  /** nasreplay through its launcher, with these arguments. */
  Command nasreplay(List<String> arguments) {
    List<String> words = new ArrayList<>(List.of(repository.resolve("nasreplay").toString()));
    words.addAll(arguments);
    Map<String, String> environment =
        settings.java().map(home -> Map.of("JAVA_HOME", home.toString())).orElse(Map.of());
    return new Command(words, environment, work);
  }

  /**
   * A run of a trace with its result as JSON.
   *
   * @param trace the trace
   * @param target where
   * @param more further arguments
   */
  Command nasreplayRun(Path trace, Path target, List<String> more) throws IOException {
    return nasreplayRun(trace.toString(), target, more);
  }

  /**
   * A run of a workload that ships with nasreplay, with its result as JSON.
   *
   * @param workload its name
   * @param target where
   * @param more further arguments
   */
  Command nasreplayRun(String workload, Path target, List<String> more) throws IOException {
    Files.createDirectories(target);
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("run", workload, "--target", target.toString(), "--json"));
    arguments.addAll(List.of("--results", work.resolve("results").toString()));
    arguments.addAll(more);
    arguments.addAll(settings.toolArguments());
    return nasreplay(arguments);
  }
}
