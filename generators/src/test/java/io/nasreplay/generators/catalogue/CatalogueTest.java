package io.nasreplay.generators.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.generators.compile.TraceText;
import io.nasreplay.generators.compile.WorkloadTrace;
import io.nasreplay.generators.workload.Workload;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogueTest {
  private static final long GIB = 1L << 30;

  @Test
  void everyWorkloadSaysWhereItsNumbersComeFrom() {
    assertThat(Catalogue.standard().workloads())
        .isNotEmpty()
        .allSatisfy(
            workload -> {
              assertThat(workload.title()).isNotEmpty();
              assertThat(workload.description()).isNotEmpty();
              assertThat(workload.source()).isNotEmpty();
              assertThat(workload.quick()).isNotEmpty();
              assertThat(workload.parameters())
                  .isNotEmpty()
                  .allSatisfy(
                      parameter -> {
                        assertThat(parameter.description()).isNotEmpty();
                        assertThat(parameter.certainty()).isNotNull();
                      });
            });
  }

  @Test
  void namesAreThoseOfTheWorkloads() {
    assertThat(Catalogue.standard().workloads())
        .extracting(Workload::name)
        .isEqualTo(Catalogue.standard().names());
  }

  @Test
  void eachStandsInTheDocumentation() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "catalogue.md"));
    assertThat(Catalogue.standard().names()).allMatch(name -> page.contains("`" + name + "`"));
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNearest() {
    assertThatThrownBy(() -> Catalogue.standard().find("HDVideo_1Paly"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("did you mean \"HDVideo_1Play\"?")
        .hasMessageContaining("ixbt-read-write");
  }

  @ParameterizedTest
  @CsvSource({
    "HDVideo_1Play, 99.5, 1300000000",
    "HDVideo_2Play, 18.1, 1400000000",
    "HDVideo_4Play, 9.6, 1240000000",
    "HDVideo_1Record, 99.9, 1600000000",
    "HDVideo_1Play_1Record, 18, 1400000000"
  })
  void hdVideoTestsHitThePublishedShareOfSequentialOperations(
      String name, double percent, long bytes) {
    Sequentiality found = new Sequentiality(rows(name, Map.of(), OptionalLong.empty()));
    assertThat(found.percent()).isCloseTo(percent, within(0.5));
    assertThat((double) found.bytes).isCloseTo(bytes, within(0.005 * bytes));
    assertThat(found.largestBytes).isEqualTo(256 << 10);
  }

  @ParameterizedTest
  @CsvSource({
    "HDVideo_1Play, 99.5",
    "HDVideo_2Play, 18.1",
    "HDVideo_4Play, 9.6",
    "HDVideo_1Record, 99.9",
    "HDVideo_1Play_1Record, 18"
  })
  void hdVideoTestsKeepTheShareAtOtherSizesAndSeeds(String name, double percent) {
    Sequentiality found =
        new Sequentiality(rows(name, Map.of("size", "32GiB"), OptionalLong.of(77)));
    assertThat(found.percent()).isCloseTo(percent, within(0.5));
    assertThat((double) found.bytes).isCloseTo(32.0 * GIB, within(0.005 * 32 * GIB));
  }

  @Test
  void playAndRecordReadsHalfOfItsOperations() {
    List<TraceRow> rows = rows("HDVideo_1Play_1Record", Map.of(), OptionalLong.empty());
    assertThat(bytes(rows, OperationKind.READ)).isEqualTo(700_000_000);
    assertThat(bytes(rows, OperationKind.WRITE)).isEqualTo(700_000_000);
  }

  @ParameterizedTest
  @CsvSource({
    "ixbt-read, 1, sequential",
    "ixbt-read, 32, random",
    "ixbt-write, 32, sequential",
    "ixbt-write, 4, random",
    "ixbt-read-write, 1, sequential",
    "ixbt-read-write, 16, random"
  })
  void ixbtSizeIsTheTotalOverAllStreams(String name, int streams, String access) {
    Map<String, String> parameters =
        Map.of("size", "1GiB", "streams", Integer.toString(streams), "access", access);
    List<TraceRow> rows = rows(name, parameters, OptionalLong.empty());
    boolean both = name.equals("ixbt-read-write");
    assertThat(bytes(rows, OperationKind.READ) + bytes(rows, OperationKind.WRITE)).isEqualTo(GIB);
    assertThat(rows.stream().filter(StreamRow.class::isInstance))
        .hasSize(both ? 2 * streams : streams);
  }

  @Test
  void ixbtRandomVisitsEachBlockOnce() {
    List<TraceRow> rows =
        rows(
            "ixbt-read",
            Map.of("size", "1GiB", "streams", "2", "access", "random", "block", "1MiB"),
            OptionalLong.empty());
    Map<TracePath, List<Long>> offsets =
        rows.stream()
            .filter(OperationRow.class::isInstance)
            .map(OperationRow.class::cast)
            .filter(row -> row.kind() == OperationKind.READ)
            .flatMap(
                row ->
                    java.util.stream.LongStream.range(0, row.count())
                        .mapToObj(i -> Map.entry(row.requiredPath(), row.offsetBytesOf(i))))
            .collect(
                java.util.stream.Collectors.groupingBy(
                    Map.Entry::getKey,
                    java.util.stream.Collectors.mapping(
                        Map.Entry::getValue, java.util.stream.Collectors.toList())));
    assertThat(offsets).hasSize(2);
    assertThat(offsets.values())
        .allSatisfy(found -> assertThat(found).hasSize(512).doesNotHaveDuplicates())
        .allSatisfy(found -> assertThat(found).isNotEqualTo(found.stream().sorted().toList()));
  }

  @Test
  void ixbtSequentialIsAFewRowsWhateverTheSize() {
    assertThat(rows("ixbt-read", Map.of("streams", "32"), OptionalLong.empty())).hasSize(160);
    assertThat(rows("ixbt-read", Map.of("streams", "32"), OptionalLong.empty()))
        .filteredOn(FileRow.class::isInstance)
        .allMatch(row -> ((FileRow) row).lengthBytes() == GIB);
  }

  private static List<TraceRow> rows(
      String name, Map<String, String> parameters, OptionalLong seed) {
    return TraceText.rows(WorkloadTrace.of(Catalogue.standard().find(name), parameters, seed));
  }

  private static long bytes(List<TraceRow> rows, OperationKind kind) {
    return rows.stream()
        .filter(OperationRow.class::isInstance)
        .map(OperationRow.class::cast)
        .filter(row -> row.kind() == kind)
        .mapToLong(OperationRow::transferBytes)
        .sum();
  }

  /** Counts, one operation at a time, those that start where the one before ended. */
  private static final class Sequentiality {
    private long operations;
    private long sequential;
    private long bytes;
    private long largestBytes;
    private TracePath path;
    private long endBytes;

    Sequentiality(List<TraceRow> rows) {
      for (TraceRow row : rows) {
        if (row instanceof OperationRow operation && operation.kind().isTransfer()) {
          add(operation);
        }
      }
    }

    private void add(OperationRow row) {
      for (long i = 0; i < row.count(); i++) {
        boolean continues = row.requiredPath().equals(path) && row.offsetBytesOf(i) == endBytes;
        sequential += continues ? 1 : 0;
        operations++;
        path = row.requiredPath();
        endBytes = row.offsetBytesOf(i) + row.lengthBytes();
      }
      bytes += row.transferBytes();
      largestBytes = Math.max(largestBytes, row.lengthBytes());
    }

    double percent() {
      return 100.0 * sequential / operations;
    }
  }
}
