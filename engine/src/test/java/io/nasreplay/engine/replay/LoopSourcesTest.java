package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that an ordinary read or write passes through takes a lock or feeds a meter registry. */
class LoopSourcesTest {
  private static final Path ENGINE = Path.of("src/main/java/io/nasreplay/engine");
  private static final List<String> FORBIDDEN =
      List.of("synchronized", "java.util.concurrent.locks", "micrometer", "ConcurrentHashMap");

  private static List<String> forbiddenIn(String name) throws IOException {
    String source = Files.readString(ENGINE.resolve(name + ".java"));
    return FORBIDDEN.stream().filter(source::contains).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "replay/Worker",
        "replay/Lane",
        "replay/LaneSteps",
        "replay/OpenFiles",
        "replay/StreamProgress",
        "replay/UnexpectedEnds",
        "plan/StepCursor",
        "plan/Step",
        "measure/LaneMeter",
        "measure/KindMeter",
        "measure/SecondSeries",
        "measure/PlateauProbe",
        "measure/LaneLog",
        "content/PooledSlices",
        "local/ChannelFile",
        "local/LinuxFile",
        "local/ForeignCalls",
        "local/JdkCalls",
        "local/JnaCalls",
        "time/SystemClock"
      })
  void takesNoLock(String name) throws IOException {
    assertThat(forbiddenIn(name)).isEmpty();
  }

  @Test
  void aLockWouldBeFound() throws IOException {
    assertThat(forbiddenIn("measure/PlateauEdges")).containsExactly("synchronized");
  }
}
