package io.nasreplay.traces.fio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.traces.capture.CaptureReader;
import io.nasreplay.traces.capture.CapturedOperation;
import io.nasreplay.traces.capture.Tally;
import io.nasreplay.traces.format.BadInputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FioLogReaderTest {
  private static final String V2 = "fio version 2 iolog\n";
  private static final String V3 = "fio version 3 iolog\n";

  private List<Tally.Item> dropped = List.of();
  private List<Tally.Item> guessed = List.of();

  @Test
  void version3HasATimeInEachLine() throws IOException {
    assertThat(
            read(
                V3
                    + "1 /nas/t/clip.mov add\n"
                    + "1 /nas/t/clip.mov open\n"
                    + "1000 /nas/t/clip.mov read 0 262144\n"
                    + "43000 /nas/t/clip.mov write 262144 10\n"
                    + "90000 /nas/t/clip.mov sync 0 0\n"
                    + "90500 /nas/t/clip.mov close\n"))
        .containsExactly(
            "1 open /nas/t/clip.mov",
            "1000 read /nas/t/clip.mov 0+262144",
            "43000 write /nas/t/clip.mov 262144+10",
            "90000 flush /nas/t/clip.mov",
            "90500 close /nas/t/clip.mov");
    assertThat(guessed).isEmpty();
  }

  @Test
  void aWaitOfVersion2IsMillisecondsSinceTheStart() throws IOException {
    assertThat(
            read(
                V2
                    + "a add\na open\na write 0 4096\na wait 2000 0\na write 4096 4096\n"
                    + "a wait 2000 0\na datasync 0 0\n"))
        .containsExactly(
            "-1 open a", "-1 write a 0+4096", "2000000 write a 4096+4096", "2000000 flush a");
    assertThat(guessed).extracting(Tally.Item::reason).containsExactly(FioLogReader.DATASYNC);
  }

  @Test
  void whatATraceCannotHoldIsLeftOutAndCounted() throws IOException {
    assertThat(read(V2 + "a add\na trim 0 4096\na sync_file_range 0 1\na read 0 1\n"))
        .containsExactly("-1 read a 0+1");
    assertThat(dropped)
        .containsExactly(
            new Tally.Item(FioLogReader.TRIM, 1, List.of("a")),
            new Tally.Item(FioLogReader.RANGE_SYNC, 1, List.of("a")));
  }

  @Test
  void aMissingAddIsCounted() throws IOException {
    assertThat(read(V2 + "a read 0 1\na read 1 1\n")).hasSize(2);
    assertThat(guessed).containsExactly(new Tally.Item(FioLogReader.NO_ADD, 1, List.of("a")));
  }

  @Test
  void aTransferOf4GibIsNotWrapped() throws IOException {
    assertThat(read(V3 + "5 a add\n5 a read 10 4294967299\n"))
        .containsExactly("5 read a 10+4294967299");
  }

  @Test
  void aLastLineThatWasCutOffIsLeftOut() throws IOException {
    assertThat(read(V3 + "1 a add\n2 a read 0 4096\n3 a read 40")).hasSize(1);
    assertThat(dropped).extracting(Tally.Item::reason).containsExactly(FioLogReader.TORN);
  }

  @ParameterizedTest
  @CsvSource({
    "'a unlink\n', log:2:3: the action is \"unlink\"; allowed: add",
    "'a sync\na read\n', log:3:7: the line ends; allowed here: an offset in bytes",
    "'a read 0 4k\n', 'log:2:10: a length in bytes is \"4k\"; allowed: a whole number from 0 to '",
    "'a read -1 4\n', 'log:2:8: an offset in bytes is \"-1\"; allowed: a whole number'",
    "'a read 9223372036854775807 1\n', 'log:2:28: a length in bytes is \"1\"'",
  })
  void aBadLineIsShownWithItsPlace(String line, String message) {
    assertThatThrownBy(() -> read(V2 + line))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void anotherVersionIsRefused() {
    assertThatThrownBy(() -> read("fio version 4 iolog\n"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("fio version 3 iolog");
    assertThatThrownBy(() -> read("")).isInstanceOf(BadInputException.class);
  }

  private List<String> read(String log) throws IOException {
    List<String> operations = new ArrayList<>();
    try (CaptureReader reader =
        new FioLogFormat()
            .open("log", new ByteArrayInputStream(log.getBytes(StandardCharsets.UTF_8)))) {
      for (CapturedOperation o = reader.next(); o != null; o = reader.next()) {
        String range = o.kind().isTransfer() ? " " + o.offsetBytes() + "+" + o.lengthBytes() : "";
        operations.add(o.atMicros() + " " + o.kind().token() + " " + o.path() + range);
      }
      dropped = reader.tally().dropped();
      guessed = reader.tally().guessed();
    }
    return operations;
  }
}
