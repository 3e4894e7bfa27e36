package io.nasreplay.engine.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TransferBufferTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4095, 4096, 4097, 1 << 20})
  void startsOnAPageAndHasTheCapacityAskedFor(int capacityBytes) {
    ByteBuffer buffer = TransferBuffer.allocate(capacityBytes);
    assertThat(buffer.isDirect()).isTrue();
    assertThat(buffer.capacity()).isEqualTo(capacityBytes);
    assertThat(buffer.alignmentOffset(0, 4096)).isZero();
  }
}
