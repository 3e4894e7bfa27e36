package io.nasreplay.benchmarks.section;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.benchmarks.contender.Contender;
import io.nasreplay.benchmarks.contender.FailedCommandException;
import io.nasreplay.benchmarks.contender.Measured;
import io.nasreplay.benchmarks.contender.Work;
import io.nasreplay.benchmarks.report.Report;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RowTableTest {
  private static final Work WORK = new Work(7, 700);

  @TempDir private Path folder;
  private final StringWriter printed = new StringWriter();
  private Bench bench;
  private RowTable table;

  @BeforeEach
  void start() throws IOException {
    Settings settings =
        new Settings(2, 1, true, Optional.empty(), "", folder, folder.resolve("disk"), List.of());
    Report report = new Report(folder, new PrintWriter(printed));
    bench = new Bench(settings, folder, report, Files.createDirectory(folder.resolve("work")));
    table = new RowTable("some", List.of("row", "MB/s", "steal %"), bench);
  }

  private record Canned(String name, Measured measured) implements Contender {
    @Override
    public Measured measure() {
      return measured;
    }
  }

  /** Two contenders, of which the second says what it did. */
  private List<String> cells(String row, Measured second) throws IOException {
    List<Contender> contenders =
        List.of(new Canned("first", new Measured(7, 700, 1)), new Canned("second", second));
    Rounds rounds = Rounds.of("some", row, WORK, contenders, bench);
    return List.of(row, Double.toString(rounds.of(contenders.get(1)).median()), "0");
  }

  private void add(String row, Measured second) throws IOException {
    Path place = Files.createDirectories(folder.resolve("place"));
    table.add(row, place, () -> cells(row, second));
    assertThat(place).doesNotExist();
  }

  @Test
  void aRowOfEqualWorkIsNoFailure() throws IOException {
    add("good", new Measured(7, 700, 2));
    table.print();

    assertThat(printed.toString()).contains("## some", "| good | 350.0 | 0       |");
    assertThat(bench.report().failures()).isEmpty();
  }

  @Test
  void aContenderThatDidOtherWorkMakesItsRowAFailureAndOthersAreMeasured() throws IOException {
    add("too few", new Measured(6, 700, 2));
    add("too short", new Measured(7, 699, 2));
    add("good", new Measured(7, 700, 2));
    table.print();

    assertThat(bench.report().failures()).containsExactly("some: too few", "some: too short");
    assertThat(printed.toString())
        .contains(
            "| too few   | **failed** |", "| too short | **failed** |", "| good      | 350.0 ");
  }

  @Test
  void aProgramThatFailsMakesItsRowAFailure() throws IOException {
    table.add(
        "bad",
        folder.resolve("place"),
        () -> {
          throw new FailedCommandException("exit code 1 of: fio");
        });

    assertThat(bench.report().failures()).containsExactly("some: bad");
  }
}
