package io.nasreplay.engine.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworkRouteTest {
  @TempDir Path interfaces;

  @Test
  void theClaimedSpeedIsInMegabits() throws IOException {
    assertThat(speed("eth0", "1000\n")).isEqualTo(1_000_000_000L);
    assertThat(speed("eth1", "-1\n")).isEqualTo(-1);
    assertThat(speed("eth2", "")).isEqualTo(-1);
    assertThat(NetworkRoute.claimedSpeed(interfaces, "none")).isEqualTo(-1);
  }

  @Test
  void thisMachineIsReachedThroughItself() {
    assertThat(NetworkRoute.to("127.0.0.1"))
        .hasValueSatisfying(route -> assertThat(route.loopback()).isTrue());
  }

  private long speed(String name, String text) throws IOException {
    Files.createDirectories(interfaces.resolve(name));
    Files.writeString(interfaces.resolve(name).resolve("speed"), text);
    return NetworkRoute.claimedSpeed(interfaces, name);
  }
}
