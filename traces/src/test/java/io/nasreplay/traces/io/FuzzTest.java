package io.nasreplay.traces.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.nasreplay.traces.RandomRows;
import io.nasreplay.traces.TraceText;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FuzzTest {
  private static final int ROUNDS = 800;
  private static final byte[] TELLING =
      "\n\r\",#/.-0\0\u00ff".getBytes(StandardCharsets.ISO_8859_1);

  @ParameterizedTest
  @EnumSource
  void onlyBadInputEscapesFromMutatedBytes(Compression compression) {
    Assertions.assertTimeout(
        Duration.ofSeconds(60),
        () -> {
          byte[] valid = bytes(compression);
          SplittableRandom random = new SplittableRandom(11);
          int refused = 0;
          for (int round = 0; round < ROUNDS; round++) {
            byte[] mutated = mutated(valid, random);
            refused += isRefused(mutated) ? 1 : 0;
          }
          assertThat(refused).isGreaterThan(ROUNDS / 2);
        });
  }

  private static boolean isRefused(byte[] bytes) {
    try {
      TraceText.readAll(bytes);
      return false;
    } catch (BadInputException e) {
      assertThat(e.getMessage()).startsWith(TraceText.NAME + ":");
      return true;
    } catch (IOException e) {
      throw new AssertionError("bytes in memory cannot fail", e);
    }
  }

  private static byte[] mutated(byte[] valid, SplittableRandom random) {
    byte[] bytes = valid.clone();
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      int at = random.nextInt(bytes.length);
      switch (random.nextInt(4)) {
        case 0 -> bytes[at] = (byte) random.nextInt(256);
        case 1 -> bytes[at] = TELLING[random.nextInt(TELLING.length)];
        case 2 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        default -> {
          int length = Math.min(random.nextInt(40), bytes.length - at);
          System.arraycopy(valid, random.nextInt(valid.length - length), bytes, at, length);
        }
      }
    }
    return random.nextInt(8) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
  }

  /** A valid trace: each operation is expected to fail, so that any row may follow any other. */
  private static byte[] bytes(Compression compression) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TraceWriter writer =
        Traces.writer(bytes, new TraceHeader(Map.of("name", "fuzz")), compression)) {
      for (TraceRow row : new RandomRows(3).expectedToFail(120)) {
        writer.write(row);
      }
      writer.finish();
    }
    assertThatCode(() -> TraceText.readAll(bytes.toByteArray())).doesNotThrowAnyException();
    return bytes.toByteArray();
  }
}
