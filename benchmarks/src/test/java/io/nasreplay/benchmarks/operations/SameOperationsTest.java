package io.nasreplay.benchmarks.operations;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The three forms of a list, each read back by other code than wrote it. */
class SameOperationsTest {
  private static final Path FILES = Path.of("/files");

  @TempDir Path folder;

  private record Transfer(String file, String direction, long offsetBytes, long lengthBytes) {}

  @ParameterizedTest
  @EnumSource(Direction.class)
  void loopListAndIologsAndTraceHoldTheSameTransfers(Direction direction) throws IOException {
    OperationList list = OperationList.alike(3, 16 * 4096, direction, 4096, Order.PERMUTED, 40);
    LoopListWriter.write(list, FILES, folder.resolve("list"));
    TraceWriter.write(list, 1, folder.resolve("trace.csv"));

    List<Transfer> inTrace = transfersOfTrace(folder.resolve("trace.csv"));

    assertThat(inTrace).hasSize(120);
    assertThat(transfersOfLoopList(folder.resolve("list"))).isEqualTo(inTrace);
    assertThat(transfersOfIologs(list)).isEqualTo(inTrace);
  }

  @Test
  void pacedTraceAndPacedIologHoldTheSameTimes() throws IOException {
    StreamOperations stream =
        StreamOperations.of("f", 4 * 4096, Direction.READ, 4096, Order.SEQUENTIAL, 3, 0);
    TraceWriter.writePaced(stream, 250, folder.resolve("trace.csv"));
    IologWriter.writePaced(stream, 250, FILES, folder.resolve("iolog"));

    assertThat(operations(folder.resolve("trace.csv")))
        .filteredOn(op -> op.kind() == OperationKind.READ)
        .extracting(OperationRow::atMicros)
        .containsExactly(0L, 250L, 500L);
    assertThat(Files.readAllLines(folder.resolve("iolog")))
        .containsSubsequence(
            "0 /files/f read 0 4096", "250 /files/f read 4096 4096", "500 /files/f read 8192 4096");
  }

  @Test
  void aTraceToLoadEndsAtItsFirstOperation() throws IOException {
    OperationList list =
        OperationList.alike(2, 4 * 4096, Direction.READ, 4096, Order.SEQUENTIAL, 3);
    TraceWriter.writeToLoad(list, folder.resolve("trace.csv"));
    OperationRow first = operations(folder.resolve("trace.csv")).get(0);
    assertThat(first.kind()).isEqualTo(OperationKind.STAT);
    assertThat(first.expect()).isEqualTo(ErrorCode.ENOENT);
  }

  @Test
  void aPermutedPassVisitsEachBlockOnce() {
    StreamOperations stream =
        StreamOperations.of("f", 16 * 4096, Direction.READ, 4096, Order.PERMUTED, 16, 7);
    List<Long> offsets = new ArrayList<>();
    for (int i = 0; i < stream.count(); i++) {
      offsets.add(stream.offsetBytes(i));
    }
    assertThat(offsets).doesNotHaveDuplicates().isNotEqualTo(offsets.stream().sorted().toList());
  }

  @Test
  void sequentialStartsAgainAtTheEnd() {
    StreamOperations stream =
        StreamOperations.of("f", 3 * 4096, Direction.READ, 4096, Order.SEQUENTIAL, 4, 0);
    assertThat(List.of(stream.offsetBytes(2), stream.offsetBytes(3))).containsExactly(8192L, 0L);
  }

  private static List<Transfer> transfersOfLoopList(Path list) throws IOException {
    List<Transfer> transfers = new ArrayList<>();
    String file = "";
    for (String line : Files.readAllLines(list)) {
      String[] words = line.split(" ");
      if (words[0].equals("stream")) {
        file = words[1];
      } else {
        String direction = words[0].equals("r") ? "read" : "write";
        transfers.add(transfer(file, direction, words[1], words[2]));
      }
    }
    return transfers;
  }

  private List<Transfer> transfersOfIologs(OperationList list) throws IOException {
    List<Transfer> transfers = new ArrayList<>();
    for (StreamOperations stream : list.streams()) {
      Path log = folder.resolve("iolog");
      IologWriter.write(stream, FILES, log);
      Files.readAllLines(log).stream()
          .map(line -> line.split(" "))
          .filter(words -> words.length == 4 && !words[0].equals("fio"))
          .forEach(words -> transfers.add(transfer(words[0], words[1], words[2], words[3])));
    }
    return transfers;
  }

  private static Transfer transfer(String file, String direction, String offset, String length) {
    String name = FILES.relativize(Path.of(file)).toString();
    return new Transfer(name, direction, Long.parseLong(offset), Long.parseLong(length));
  }

  private static List<Transfer> transfersOfTrace(Path trace) throws IOException {
    return operations(trace).stream()
        .filter(op -> op.kind() == OperationKind.READ || op.kind() == OperationKind.WRITE)
        .map(
            op ->
                new Transfer(
                    op.requiredPath().value(),
                    op.kind().token(),
                    op.offsetBytes(),
                    op.lengthBytes()))
        .toList();
  }

  private static List<OperationRow> operations(Path trace) throws IOException {
    List<OperationRow> operations = new ArrayList<>();
    try (TraceReader reader = Traces.open(trace).open()) {
      for (TraceRow row = reader.next(); row != null; row = reader.next()) {
        if (row instanceof OperationRow operation) {
          operations.add(operation);
        }
      }
    }
    return operations;
  }
}
