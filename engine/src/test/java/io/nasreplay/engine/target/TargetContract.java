package io.nasreplay.engine.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.nasreplay.engine.target.Target.Location;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every target must do. Written against a folder that can be looked at from outside. */
public abstract class TargetContract {
  private static final int PAGE_BYTES = 4096;

  @TempDir Path folder;
  Target target;

  /** The target under test, working in the folder. */
  protected abstract Target targetAt(Path folder);

  @BeforeEach
  void makeTarget() {
    target = targetAt(folder);
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void alignedBlocksComeBackAsWritten(OpenMode mode) throws IOException {
    byte[] data = pattern(4 * PAGE_BYTES);
    try (TargetFile file = open("a", "rw+new", mode)) {
      assertThat(file.write(direct(data), 0)).isEqualTo(data.length);
      ByteBuffer back = aligned(2 * PAGE_BYTES);
      assertThat(file.read(back, PAGE_BYTES)).isEqualTo(2 * PAGE_BYTES);
      assertThat(bytes(back.flip()))
          .isEqualTo(Arrays.copyOfRange(data, PAGE_BYTES, 3 * PAGE_BYTES));
      assertThat(file.sizeBytes()).isEqualTo(data.length);
    }
    assertThat(folder.resolve("a")).hasBinaryContent(data);
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void unalignedBlocksComeBackAsWritten(OpenMode mode) throws IOException {
    byte[] data = pattern(10_007);
    try (TargetFile file = open("a", "rw+new", mode)) {
      assertThat(file.write(direct(data), 0)).isEqualTo(data.length);
      ByteBuffer back = aligned(PAGE_BYTES).limit(33);
      assertThat(file.read(back, 5_001)).isEqualTo(33);
      assertThat(bytes(back.flip())).isEqualTo(Arrays.copyOfRange(data, 5_001, 5_034));
      file.flush();
    }
    assertThat(folder.resolve("a")).hasBinaryContent(data);
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void aReadAcrossTheEndIsShortAndBeyondItIsEmpty(OpenMode mode) throws IOException {
    Files.write(folder.resolve("a"), pattern(PAGE_BYTES + 100));
    try (TargetFile file = open("a", "r", mode)) {
      assertThat(file.read(aligned(2 * PAGE_BYTES), 0)).isEqualTo(PAGE_BYTES + 100);
      assertThat(file.read(aligned(PAGE_BYTES), 2 * PAGE_BYTES)).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void transfersStartAtTheBuffersPosition(OpenMode mode) throws IOException {
    ByteBuffer buffer = direct(pattern(3 * PAGE_BYTES));
    buffer.position(PAGE_BYTES);
    try (TargetFile file = open("a", "rw+new", mode)) {
      assertThat(file.write(buffer, 0)).isEqualTo(2 * PAGE_BYTES);
      assertThat(buffer.position()).isEqualTo(3 * PAGE_BYTES);
      ByteBuffer back = aligned(3 * PAGE_BYTES).position(2 * PAGE_BYTES);
      assertThat(file.read(back, PAGE_BYTES)).isEqualTo(PAGE_BYTES);
      assertThat(back.position()).isEqualTo(3 * PAGE_BYTES);
      assertThat(bytes(back.position(2 * PAGE_BYTES)))
          .isEqualTo(Arrays.copyOfRange(pattern(3 * PAGE_BYTES), 2 * PAGE_BYTES, 3 * PAGE_BYTES));
    }
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void truncateShrinksAndGrows(OpenMode mode) throws IOException {
    try (TargetFile file = open("a", "rw+create", mode)) {
      file.write(direct(pattern(2 * PAGE_BYTES)), 0);
      file.truncate(100);
      assertThat(file.sizeBytes()).isEqualTo(100);
      file.truncate(1_000_000);
      assertThat(file.sizeBytes()).isEqualTo(1_000_000);
    }
    byte[] expected = Arrays.copyOf(Arrays.copyOf(pattern(2 * PAGE_BYTES), 100), 1_000_000);
    assertThat(folder.resolve("a")).hasBinaryContent(expected);
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void copyMakesAnEqualFile(OpenMode mode) throws IOException {
    byte[] data = pattern(5 * PAGE_BYTES + 17);
    Files.write(folder.resolve("a"), data);
    Files.write(folder.resolve("b"), new byte[100_000]);
    assertThat(target.copy(at("a"), at("b"), aligned(2 * PAGE_BYTES), mode)).isEqualTo(data.length);
    assertThat(folder.resolve("b")).hasBinaryContent(data);
  }

  @Test
  void copyOfAMultipleOfTheBufferAndOfNothing() throws IOException {
    Files.write(folder.resolve("a"), pattern(2 * PAGE_BYTES));
    Files.write(folder.resolve("empty"), new byte[0]);
    ByteBuffer buffer = aligned(PAGE_BYTES);
    assertThat(target.copy(at("a"), at("b"), buffer, OpenMode.BUFFERED)).isEqualTo(2 * PAGE_BYTES);
    assertThat(target.copy(at("empty"), at("c"), buffer, OpenMode.BUFFERED)).isZero();
    assertThat(folder.resolve("b")).hasBinaryContent(pattern(2 * PAGE_BYTES));
    assertThat(folder.resolve("c")).isEmptyFile();
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void appendedBlocksGoToTheEndWhateverTheOffset(OpenMode mode) throws IOException {
    Files.write(folder.resolve("a"), new byte[] {1, 2});
    try (TargetFile file = open("a", "w+append", mode)) {
      file.write(direct(new byte[] {3}), 0);
      file.write(direct(new byte[] {4}), 0);
    }
    assertThat(folder.resolve("a")).hasBinaryContent(new byte[] {1, 2, 3, 4});
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void appendingGoesWithReadingAndTruncating(OpenMode mode) throws IOException {
    Files.write(folder.resolve("a"), new byte[] {1, 2});
    try (TargetFile file = open("a", "rw+truncate+append", mode)) {
      file.write(direct(new byte[] {3, 4}), 0);
      file.write(direct(new byte[] {5}), 0);
      ByteBuffer back = aligned(16);
      assertThat(file.read(back, 1)).isEqualTo(2);
      assertThat(bytes(back.flip())).isEqualTo(new byte[] {4, 5});
      file.truncate(2);
      file.flush();
    }
    try (TargetFile file = open("b", "w+create+truncate+append", mode)) {
      file.write(direct(new byte[] {9}), 100);
    }
    assertThat(folder.resolve("a")).hasBinaryContent(new byte[] {3, 4});
    assertThat(folder.resolve("b")).hasBinaryContent(new byte[] {9});
  }

  @Test
  void openingFollowsItsFlags() throws IOException {
    Files.write(folder.resolve("a"), new byte[] {1, 2});
    assertThat(errorOf(() -> open("none", "r", OpenMode.BUFFERED))).isEqualTo(ErrorCode.ENOENT);
    assertThat(errorOf(() -> open("none", "rw", OpenMode.BUFFERED))).isEqualTo(ErrorCode.ENOENT);
    assertThat(errorOf(() -> open("a", "w+new", OpenMode.BUFFERED))).isEqualTo(ErrorCode.EEXIST);
    open("a", "w+create", OpenMode.BUFFERED).close();
    assertThat(folder.resolve("a")).hasSize(2);
    open("a", "w+truncate", OpenMode.BUFFERED).close();
    assertThat(folder.resolve("a")).hasSize(0);
    open("b", "w+create+sync", OpenMode.BUFFERED).close();
    assertThat(folder.resolve("b")).exists();
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void accessIsHeldTo(OpenMode mode) throws IOException {
    Files.write(folder.resolve("a"), new byte[PAGE_BYTES]);
    try (TargetFile reading = open("a", "r", mode);
        TargetFile writing = open("a", "w", mode)) {
      assertThat(errorOf(() -> reading.write(aligned(PAGE_BYTES), 0))).isEqualTo(ErrorCode.EBADF);
      assertThat(errorOf(() -> writing.read(aligned(PAGE_BYTES), 0))).isEqualTo(ErrorCode.EBADF);
      assertThat(errorOf(() -> reading.truncate(0))).isEqualTo(ErrorCode.EINVAL);
    }
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void aClosedFileRefusesAndClosesTwice(OpenMode mode) throws IOException {
    TargetFile file = open("a", "rw+create", mode);
    file.close();
    file.close();
    assertThat(errorOf(() -> file.read(aligned(PAGE_BYTES), 0))).isEqualTo(ErrorCode.EBADF);
    assertThat(errorOf(() -> file.read(aligned(PAGE_BYTES), 1))).isEqualTo(ErrorCode.EBADF);
  }

  @Test
  void directoriesAreMadeAndRemoved() throws IOException {
    target.makeDirectory(at("d"));
    assertThat(errorOf(() -> target.makeDirectory(at("d")))).isEqualTo(ErrorCode.EEXIST);
    assertThat(errorOf(() -> target.makeDirectory(at("no/d")))).isEqualTo(ErrorCode.ENOENT);
    Files.write(folder.resolve("d/f"), new byte[1]);
    assertThat(errorOf(() -> target.removeDirectory(at("d")))).isEqualTo(ErrorCode.ENOTEMPTY);
    assertThat(errorOf(() -> target.removeDirectory(at("d/f")))).isEqualTo(ErrorCode.ENOTDIR);
    assertThat(errorOf(() -> target.delete(at("d")))).isEqualTo(ErrorCode.EISDIR);
    assertThat(errorOf(() -> target.delete(at("none")))).isEqualTo(ErrorCode.ENOENT);
    assertThat(errorOf(() -> target.removeDirectory(at("none")))).isEqualTo(ErrorCode.ENOENT);
    target.flushDirectory(at("d"));
    target.delete(at("d/f"));
    target.removeDirectory(at("d"));
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void renameReplacesAFileAndRefusesWhatDoesNotFit() throws IOException {
    Files.write(folder.resolve("a"), new byte[] {1});
    Files.write(folder.resolve("b"), new byte[] {2});
    Files.createDirectory(folder.resolve("d"));
    Files.createDirectory(folder.resolve("full"));
    Files.write(folder.resolve("full/x"), new byte[1]);
    target.rename(at("a"), at("b"));
    assertThat(folder.resolve("a")).doesNotExist();
    assertThat(folder.resolve("b")).hasBinaryContent(new byte[] {1});
    assertThat(errorOf(() -> target.rename(at("none"), at("b")))).isEqualTo(ErrorCode.ENOENT);
    assertThat(errorOf(() -> target.rename(at("b"), at("d")))).isEqualTo(ErrorCode.EISDIR);
    assertThat(errorOf(() -> target.rename(at("d"), at("b")))).isEqualTo(ErrorCode.ENOTDIR);
    assertThat(errorOf(() -> target.rename(at("d"), at("full")))).isEqualTo(ErrorCode.ENOTEMPTY);
    target.rename(at("full"), at("d"));
    assertThat(folder.resolve("d/x")).exists();
  }

  @Test
  void statAndListLook() throws IOException {
    Files.createDirectory(folder.resolve("d"));
    for (int i = 0; i < 37; i++) {
      Files.createFile(folder.resolve("d/" + i));
    }
    target.stat(at("d"));
    target.stat(at("d/3"));
    assertThat(target.list(at("d"))).isEqualTo(37);
    assertThat(errorOf(() -> target.stat(at("none")))).isEqualTo(ErrorCode.ENOENT);
    // Java tells ENOTDIR of a stat as ENOENT from some version between 17 and 25 on.
    assertThat(errorOf(() -> target.stat(at("d/3/x"))))
        .isIn(
            Runtime.version().feature() == 17
                ? List.of(ErrorCode.ENOTDIR)
                : List.of(ErrorCode.ENOTDIR, ErrorCode.ENOENT));
    assertThat(errorOf(() -> target.list(at("d/3")))).isEqualTo(ErrorCode.ENOTDIR);
    assertThat(errorOf(() -> target.list(at("none")))).isEqualTo(ErrorCode.ENOENT);
    assertThat(errorOf(() -> target.stat(at("x".repeat(300))))).isEqualTo(ErrorCode.ENAMETOOLONG);
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void linksAreNotFollowed(OpenMode mode) throws IOException {
    Path outside = Files.write(folder.resolve("outside"), new byte[] {1});
    Files.createSymbolicLink(folder.resolve("link"), outside);
    assertThat(errorOf(() -> open("link", "rw+truncate", mode))).isEqualTo(ErrorCode.ELOOP);
    assertThat(errorOf(() -> open("link", "rw+truncate+append", mode))).isEqualTo(ErrorCode.ELOOP);
    target.delete(at("link"));
    assertThat(outside).hasBinaryContent(new byte[] {1});
  }

  @Test
  void alignmentIsToldOnlyInModeDirect() throws IOException {
    try (TargetFile buffered = open("a", "rw+new", OpenMode.BUFFERED);
        TargetFile direct = open("a", "rw", OpenMode.DIRECT);
        TargetFile appending = open("a", "w+append", OpenMode.DIRECT)) {
      assertThat(buffered.isAligned(1, 1)).isTrue();
      assertThat(direct.isAligned(0, PAGE_BYTES)).isTrue();
      assertThat(direct.isAligned(512, PAGE_BYTES)).isFalse();
      assertThat(direct.isAligned(0, PAGE_BYTES - 1)).isFalse();
      assertThat(direct.fallbackReason()).isEmpty();
      assertThat(appending.fallbackReason())
          .hasValueSatisfying(r -> assertThat(r).contains("append"));
      assertThat(appending.isAligned(0, PAGE_BYTES)).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void anOpenFileStaysTheSameWhenItsNameGoesToAnother(OpenMode mode) throws IOException {
    Files.write(folder.resolve("f"), pattern(2 * PAGE_BYTES));
    try (TargetFile file = open("f", "rw", mode)) {
      target.rename(at("f"), at("g"));
      Files.write(folder.resolve("f"), new byte[3]);
      writeUnalignedAndGrow(file);
    }
    assertThat(folder.resolve("g")).hasBinaryContent(expectedAfterUnalignedAndGrow());
    assertThat(folder.resolve("f")).hasBinaryContent(new byte[3]);
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void anOpenFileStaysUsableWhenItsDirectoryIsRenamed(OpenMode mode) throws IOException {
    Files.createDirectory(folder.resolve("d"));
    Files.write(folder.resolve("d/f"), pattern(2 * PAGE_BYTES));
    try (TargetFile file = open("d/f", "rw", mode)) {
      target.rename(at("d"), at("e"));
      writeUnalignedAndGrow(file);
    }
    assertThat(folder.resolve("e/f")).hasBinaryContent(expectedAfterUnalignedAndGrow());
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void anOpenFileStaysUsableWhenItIsDeleted(OpenMode mode) throws IOException {
    Files.write(folder.resolve("f"), pattern(2 * PAGE_BYTES));
    try (TargetFile file = open("f", "rw", mode)) {
      target.delete(at("f"));
      writeUnalignedAndGrow(file);
      ByteBuffer back = aligned(4 * PAGE_BYTES);
      assertThat(file.read(back, 0)).isEqualTo(3 * PAGE_BYTES);
      assertThat(bytes(back.flip())).isEqualTo(expectedAfterUnalignedAndGrow());
    }
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @EnumSource(OpenMode.class)
  void aRenamedFileThatIsAppendedToGrowsByZeros(OpenMode mode) throws IOException {
    byte[] data = pattern(PAGE_BYTES);
    try (TargetFile file = open("a", "w+new+append", mode)) {
      file.write(direct(data), 0);
      target.rename(at("a"), at("b"));
      file.truncate(100_000);
    }
    assertThat(folder.resolve("b")).hasBinaryContent(Arrays.copyOf(data, 100_000));
  }

  @Test
  void whatAnUnalignedTransferNeedsCanBeOpenedAheadOfIt() throws IOException {
    TargetFile file = open("f", "rw+new", OpenMode.DIRECT);
    file.prepareFor(0, PAGE_BYTES);
    file.prepareFor(1, 100);
    file.prepareFor(1, 100);
    assertThat(file.write(aligned(100), 1)).isEqualTo(100);
    file.close();
    assertThat(errorOf(() -> file.prepareFor(1, 100))).isEqualTo(ErrorCode.EBADF);
  }

  private static void writeUnalignedAndGrow(TargetFile file) throws IOException {
    assertThat(file.write(direct(new byte[100]), 0)).isEqualTo(100);
    assertThat(file.write(aligned(PAGE_BYTES), PAGE_BYTES)).isEqualTo(PAGE_BYTES);
    file.truncate(3 * PAGE_BYTES);
    assertThat(file.sizeBytes()).isEqualTo(3 * PAGE_BYTES);
    assertThat(file.read(aligned(PAGE_BYTES).limit(50), 75)).isEqualTo(50);
  }

  private static byte[] expectedAfterUnalignedAndGrow() {
    byte[] data = Arrays.copyOf(pattern(PAGE_BYTES), 3 * PAGE_BYTES);
    Arrays.fill(data, 0, 100, (byte) 0);
    return data;
  }

  @Test
  void emptyTransfersAreAllowed() throws IOException {
    try (TargetFile file = open("a", "rw+new", OpenMode.DIRECT)) {
      assertThat(file.write(aligned(PAGE_BYTES).limit(0), 0)).isZero();
      assertThat(file.read(aligned(PAGE_BYTES).limit(0), 0)).isZero();
    }
    assertThatCode(target::close).doesNotThrowAnyException();
  }

  private Location at(String path) {
    return target.locate(path);
  }

  private TargetFile open(String path, String flags, OpenMode mode) throws IOException {
    return target.open(at(path), OpenFlags.parse(flags), mode);
  }

  private ErrorCode errorOf(ThrowingCallable call) {
    IOException error = catchThrowableOfType(IOException.class, call);
    assertThat(error).isNotNull();
    return target.errorCode(error);
  }

  private static byte[] pattern(int lengthBytes) {
    byte[] data = new byte[lengthBytes];
    for (int i = 0; i < lengthBytes; i++) {
      data[i] = (byte) (i * 31 + (i >> 8));
    }
    return data;
  }

  private static ByteBuffer aligned(int lengthBytes) {
    return TransferBuffer.allocate(lengthBytes);
  }

  private static ByteBuffer direct(byte[] data) {
    return aligned(Math.max(data.length, 1)).put(data).flip();
  }

  private static byte[] bytes(ByteBuffer buffer) {
    byte[] data = new byte[buffer.remaining()];
    buffer.get(data);
    return data;
  }
}
