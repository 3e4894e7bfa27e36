package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.nasreplay.cli.packaged.Program;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Real programs are recorded and replayed: the replay is valid, leaves the same names and sizes,
 * and makes the same calls as the program did, thread by thread, as strace sees it.
 */
class RecordIT {
  private static final String INPUT =
      "mkdir -p in/d && head -c 300000 /dev/urandom > 'in/a b.bin' && head -c 5000 /dev/urandom >"
          + " in/d/é.txt && : > in/empty";

  @TempDir Path folder;

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "cp, cp -r in out",
    "tar, tar cf all.tar in && mkdir x && tar xf all.tar -C x",
    "mv, ls in/d && mv in/d in/e && rm 'in/a b.bin' ",
    "dd, dd if='in/a b.bin' of=out.bin bs=64k conv=fsync",
    "git, git init -q r && cp -r in r && cd r && git add . && git -c user.name=n -c user.email=e@x"
        + " commit -qm m && cd .. && git clone -q --no-local r s",
    "sqlite3, sqlite3 a.db 'create table t(a,b); insert into t values(1,randomblob(90000));"
        + " create index i on t(a); delete from t; vacuum;'",
    "rsync, rsync -a in/ out/",
    "sort, sort -S 1M --parallel=2 -T . -o sorted 'in/a b.bin' 'in/d/é.txt'"
  })
  void aProgramIsReplayedAsItRan(String program, String script) throws IOException {
    String whyNot = Strace.whyNot().orElse("");
    assumeTrue(whyNot.isEmpty(), whyNot);
    assumeTrue(isThere(program), program + " is not installed");
    Path work = Files.createDirectory(folder.resolve("work"));
    shell(work, INPUT);

    Path trace = folder.resolve("t.trace.csv");
    Program.Outcome recorded =
        Program.jar(
            work,
            "record",
            "-o",
            trace.toString(),
            "--root",
            work.toRealPath().toString(),
            "--",
            "sh",
            "-c",
            script);
    assertThat(recorded.exitCode()).as(recorded.err()).isZero();

    Path again = replayed(trace);
    assertThat(tree(files())).containsAllEntriesOf(touched(tree(work), trace));
    assertThat(tree(work)).containsAllEntriesOf(tree(files()));
    Map<Integer, List<String>> replayed = calls(again);
    calls(trace)
        .forEach(
            (stream, calls) ->
                assertThat(replayed.values())
                    .as("stream " + stream + " of " + recorded.err())
                    .anySatisfy(thread -> assertThat(thread).containsSubsequence(calls)));
  }

  /** Replays under strace, and makes a trace of that. */
  private Path replayed(Path trace) throws IOException {
    Path target = Files.createDirectory(folder.resolve("target"));
    Path log = folder.resolve("replay.strace");
    List<String> command =
        new ArrayList<>(
            List.of("strace", "-f", "-ttt", "-T", "-y", "-s", "0", "-e", "signal=none"));
    command.addAll(List.of("-e", "trace=%file,%desc,%process", "-o", log.toString(), "--"));
    command.addAll(
        Program.command(
            "run",
            trace.toString(),
            "--target",
            target.toString(),
            "--keep",
            "--results",
            folder.resolve("results").toString()));
    Program.Outcome run = Program.run(folder, Map.of(), command);
    assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
    Path again = folder.resolve("again.trace.csv");
    Program.Outcome converted =
        Program.jar(
            folder,
            "convert",
            "strace:" + log,
            "--root",
            files().toRealPath().toString(),
            "-o",
            again.toString());
    assertThat(converted.exitCode()).as(converted.err()).isZero();
    return again;
  }

  private Path files() throws IOException {
    try (Stream<Path> all = Files.walk(folder.resolve("target"), 2)) {
      return all.filter(path -> path.endsWith("files")).findFirst().orElseThrow();
    }
  }

  /** Sizes of files by name. */
  private static Map<String, Long> tree(Path root) throws IOException {
    Map<String, Long> sizes = new TreeMap<>();
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        sizes.put(root.relativize(file).toString(), Files.size(file));
      }
    }
    return sizes;
  }

  /** Those that the trace has anything to do with. */
  private static Map<String, Long> touched(Map<String, Long> sizes, Path trace) throws IOException {
    String text = Files.readString(trace);
    Map<String, Long> touched = new TreeMap<>(sizes);
    touched.keySet().removeIf(name -> !text.contains(name));
    return touched;
  }

  /**
   * What each stream did with which bytes of which file; a copy is read and written in a replay.
   */
  private static Map<Integer, List<String>> calls(Path trace) throws IOException {
    Map<Integer, List<String>> calls = new TreeMap<>();
    try (TraceReader reader = Traces.open(trace).open()) {
      for (TraceRow row = reader.next(); row != null; row = reader.next()) {
        if (row instanceof OperationRow operation && operation.kind() != OperationKind.COPY) {
          calls
              .computeIfAbsent(operation.streamId(), key -> new ArrayList<>())
              .add(text(operation));
        }
      }
    }
    return calls;
  }

  private static String text(OperationRow row) {
    // Java lists what is not there by an attempt to open it.
    boolean open = row.kind() == OperationKind.LIST && row.expect() != null;
    return (open ? OperationKind.OPEN : row.kind()).token()
        + " "
        + row.path()
        + (row.to() == null ? "" : " " + row.to())
        + (row.kind().isTransfer() ? " " + row.offsetBytes() + "+" + row.lengthBytes() : "")
        + (row.expect() == null ? "" : " " + row.expect());
  }

  private static boolean isThere(String program) {
    return Arrays.stream(System.getenv("PATH").split(":", -1))
        .anyMatch(directory -> Files.isExecutable(Path.of(directory, program)));
  }

  private static void shell(Path directory, String script) {
    Program.Outcome outcome = Program.run(directory, Map.of(), List.of("sh", "-c", script));
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
  }
}
