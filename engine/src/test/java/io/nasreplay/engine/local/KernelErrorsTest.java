package io.nasreplay.engine.local;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.traces.model.ErrorCode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KernelErrorsTest {
  @Test
  void classesTell() {
    assertThat(KernelErrors.codeOf(new NoSuchFileException("f"))).isEqualTo(ErrorCode.ENOENT);
    assertThat(KernelErrors.codeOf(new FileAlreadyExistsException("f")))
        .isEqualTo(ErrorCode.EEXIST);
    assertThat(KernelErrors.codeOf(new DirectoryNotEmptyException("f")))
        .isEqualTo(ErrorCode.ENOTEMPTY);
    assertThat(KernelErrors.codeOf(new AccessDeniedException("f"))).isEqualTo(ErrorCode.EACCES);
    assertThat(KernelErrors.codeOf(new NotDirectoryException("f"))).isEqualTo(ErrorCode.ENOTDIR);
    assertThat(KernelErrors.codeOf(new AtomicMoveNotSupportedException("f", "g", "")))
        .isEqualTo(ErrorCode.EXDEV);
    assertThat(KernelErrors.codeOf(new ClosedByInterruptException())).isEqualTo(ErrorCode.EBADF);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "No space left on device | ENOSPC",
        "NO SPACE LEFT ON DEVICE | ENOSPC",
        "Stale file handle | ESTALE",
        "Input/output error | EIO",
        "Disk quota exceeded | EDQUOT",
        "Read-only file system | EROFS",
        "Is a directory | EISDIR",
        "Not a directory | ENOTDIR",
        "Directory not empty | ENOTEMPTY",
        "File name too long | ENAMETOOLONG",
        "Too many open files | EMFILE",
        "Too many open files in system | EMFILE",
        "Transport endpoint is not connected | ENOTCONN",
        "Connection timed out | ETIMEDOUT",
        "Device or resource busy | EBUSY",
        "Too many levels of symbolic links or unable to access attributes of symbolic link | ELOOP",
        "Invalid cross-device link | EXDEV",
        "There is not enough space on the disk | ENOSPC",
        "The specified network name is no longer available | ENOTCONN",
        "Something that nobody has seen | EOTHER",
      })
  void textsTell(String text, ErrorCode code) {
    assertThat(KernelErrors.codeOf(new IOException(text))).isEqualTo(code);
    assertThat(KernelErrors.codeOf(new FileSystemException("f", null, text))).isEqualTo(code);
  }

  @Test
  void nothingIsGuessedFromTheFilesName() {
    assertThat(KernelErrors.codeOf(new FileSystemException("/No space left on device/f")))
        .isEqualTo(ErrorCode.EOTHER);
    assertThat(KernelErrors.codeOf(new IOException())).isEqualTo(ErrorCode.EOTHER);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDeviceIsTold() throws IOException {
    try (FileChannel full = FileChannel.open(Path.of("/dev/full"), StandardOpenOption.WRITE)) {
      IOException error =
          org.assertj.core.api.Assertions.catchThrowableOfType(
              IOException.class, () -> full.write(ByteBuffer.allocateDirect(10), 0));
      assertThat(KernelErrors.codeOf(error)).isEqualTo(ErrorCode.ENOSPC);
    }
  }
}
