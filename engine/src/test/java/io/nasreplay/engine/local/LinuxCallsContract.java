package io.nasreplay.engine.local;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.target.TransferBuffer;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What each way to make the calls of Linux must do. */
abstract class LinuxCallsContract {
  private static final int ENOENT = 2;
  private static final int EBADF = 9;
  private static final int ENOTDIR = 20;
  private static final int ENAMETOOLONG = 36;

  @TempDir Path folder;
  LinuxCalls linux;

  abstract LinuxCalls calls();

  @BeforeEach
  void find() {
    linux = calls();
  }

  private byte[] name(String name) {
    return new LocalPath(folder.resolve(name)).kernelName();
  }

  private int make(String name) {
    int flags = LinuxCalls.O_RDWR | LinuxCalls.O_CREAT | LinuxCalls.O_EXCL;
    int descriptor = linux.open(name(name), flags, 0640);
    assertThat(descriptor).isPositive();
    return descriptor;
  }

  @Test
  void bytesComeBackFromTheBuffersPositionOn() throws IOException {
    int descriptor = make("a");
    ByteBuffer buffer = ByteBuffer.allocateDirect(64);
    buffer.put(0, new byte[] {0, 1, 2, 3, 4, 5, 6, 7}).position(2).limit(6);

    assertThat(linux.pwrite(descriptor, buffer, 100)).isEqualTo(4);
    assertThat(Files.readAllBytes(folder.resolve("a"))).endsWith(2, 3, 4, 5).hasSize(104);
    ByteBuffer back = ByteBuffer.allocateDirect(64).position(7);
    assertThat(linux.pread(descriptor, back, 101)).isEqualTo(3);
    assertThat(back.position()).isEqualTo(7);
    assertThat(new byte[] {back.get(6), back.get(7), back.get(8), back.get(9), back.get(10)})
        .containsExactly(0, 3, 4, 5, 0);
    assertThat(linux.close(descriptor)).isZero();
  }

  @Test
  void buffersMayTakeTurnsAndMove() {
    int descriptor = make("a");
    ByteBuffer one = TransferBuffer.allocate(8192);
    ByteBuffer other = TransferBuffer.allocate(8192);
    for (int i = 0; i < 64; i++) {
      ByteBuffer out = i % 2 == 0 ? one : other;
      out.clear().position(i * 8).putLong((long) i).flip().position(i * 8);
      assertThat(linux.pwrite(descriptor, out, i * 8L)).isEqualTo(8);
      ByteBuffer in = i % 3 == 0 ? one : other;
      in.clear().position(4096 + i).limit(4096 + i + 8);
      assertThat(linux.pread(descriptor, in, i * 8L)).isEqualTo(8);
      assertThat(in.getLong()).isEqualTo(i);
    }
    linux.close(descriptor);
  }

  @Test
  void errorsAreNegativeNumbers() {
    ByteBuffer buffer = ByteBuffer.allocateDirect(8);
    assertThat(linux.open(name("missing"), 0, 0)).isEqualTo(-ENOENT);
    assertThat(linux.unlink(name("missing"))).isEqualTo(-ENOENT);
    assertThat(linux.truncate(name("missing"), 1)).isEqualTo(-ENOENT);
    assertThat(linux.pread(-1, buffer, 0)).isEqualTo(-EBADF);
    assertThat(linux.pwrite(-1, buffer, 0)).isEqualTo(-EBADF);
    assertThat(linux.fsync(-1)).isEqualTo(-EBADF);
    assertThat(linux.ftruncate(-1, 0)).isEqualTo(-EBADF);
    assertThat(linux.lseek(-1, 0, 0)).isEqualTo(-EBADF);
    assertThat(linux.close(-1)).isEqualTo(-EBADF);
    assertThat(linux.unlink(name("n".repeat(5000)))).isEqualTo(-ENAMETOOLONG);
  }

  @Test
  void sizesAndNamesChange() throws IOException {
    int descriptor = make("a");
    assertThat(linux.ftruncate(descriptor, 5L << 32)).isZero();
    assertThat(linux.lseek(descriptor, 0, LinuxCalls.SEEK_END)).isEqualTo(5L << 32);
    assertThat(linux.truncate(name("a"), 10)).isZero();
    assertThat(folder.resolve("a")).hasSize(10);
    assertThat(linux.fsync(descriptor)).isZero();
    assertThat(linux.rmdir(name("a"))).isEqualTo(-ENOTDIR);
    assertThat(linux.unlink(name("a"))).isZero();
    Files.createDirectory(folder.resolve("d"));
    assertThat(linux.rmdir(name("d"))).isZero();
    assertThat(folder).isEmptyDirectory();
    linux.close(descriptor);
  }

  @Test
  void errorsHaveTexts() {
    assertThat(linux.strerror(ENOENT)).isNotBlank().isNotEqualTo(linux.strerror(EBADF));
  }
}
