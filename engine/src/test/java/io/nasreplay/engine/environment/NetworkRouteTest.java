package io.nasreplay.engine.environment;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.model.LinkFacts;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NetworkRouteTest {
  @Test
  void thisMachineIsReachedThroughItself() {
    LinkFacts link = NetworkRoute.to("127.0.0.1", command -> Optional.empty());

    assertThat(link.kind()).isEqualTo("loopback");
    assertThat(link.bitsPerSecond()).isEqualTo(-1);
    assertThat(link.mtuBytes()).isPositive();
    assertThat(link.wireless()).isEqualTo("no");
  }

  @Test
  void aServerWithoutAnAddressIsReachedNobodyKnowsHow() {
    assertThat(NetworkRoute.to("no such host", command -> Optional.empty()))
        .isEqualTo(LinkFacts.UNKNOWN);
  }
}
