package io.nasreplay.traces.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileDigestTest {
  private static final int PIECE = FileDigest.PIECE_BYTES;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, PIECE - 1, PIECE, PIECE + 1, 9 * PIECE, 9 * PIECE + 5})
  void itIsTheDigestOfTheDigestsOfAllPieces(int bytes) throws Exception {
    byte[] content = content(bytes);

    assertThat(digest(content)).isEqualTo(oneAfterAnother(content));
  }

  @Test
  void everyByteAndTheOrderOfPiecesCount() throws IOException {
    byte[] content = content(3 * PIECE);
    String digest = digest(content);

    for (int at : new int[] {0, PIECE - 1, PIECE, 3 * PIECE - 1}) {
      byte[] other = content.clone();
      other[at] ^= 1;
      assertThat(digest(other)).as("byte %d changed", at).isNotEqualTo(digest);
    }
    byte[] turned = Arrays.copyOfRange(content, PIECE, 4 * PIECE);
    System.arraycopy(content, 0, turned, 2 * PIECE, PIECE);
    assertThat(digest(turned)).isNotEqualTo(digest);
    assertThat(digest(Arrays.copyOf(content, 3 * PIECE - 1))).isNotEqualTo(digest);
  }

  @Test
  void aMissingFileIsAnError() {
    assertThatThrownBy(() -> FileDigest.of(folder.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
  }

  private String digest(byte[] content) throws IOException {
    return FileDigest.of(Files.write(folder.resolve("t.csv"), content));
  }

  private static byte[] content(int bytes) {
    byte[] content = new byte[bytes];
    new SplittableRandom(1).nextBytes(content);
    return content;
  }

  /** The same without Guava, threads and buffers. */
  private static String oneAfterAnother(byte[] content) throws NoSuchAlgorithmException {
    MessageDigest all = MessageDigest.getInstance("SHA-256");
    for (int from = 0; from < content.length; from += PIECE) {
      int to = Math.min(content.length, from + PIECE);
      all.update(
          MessageDigest.getInstance("SHA-256").digest(Arrays.copyOfRange(content, from, to)));
    }
    return HexFormat.of().formatHex(all.digest());
  }
}
