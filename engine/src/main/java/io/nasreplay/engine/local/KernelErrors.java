package io.nasreplay.engine.local;

import static java.util.Map.entry;

import io.nasreplay.traces.model.ErrorCode;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The symbolic error behind an exception: by its class, by the kernel's number, or by its text.
 * Java gives nothing but the C library's text for most of them, in the language of the process; so
 * the C library is asked for its texts too.
 */
final class KernelErrors {
  private static final Map<Class<? extends IOException>, ErrorCode> BY_CLASS =
      Map.of(
          NoSuchFileException.class, ErrorCode.ENOENT,
          FileAlreadyExistsException.class, ErrorCode.EEXIST,
          DirectoryNotEmptyException.class, ErrorCode.ENOTEMPTY,
          AccessDeniedException.class, ErrorCode.EACCES,
          NotDirectoryException.class, ErrorCode.ENOTDIR,
          FileSystemLoopException.class, ErrorCode.ELOOP,
          AtomicMoveNotSupportedException.class, ErrorCode.EXDEV);

  /** Linux: asm-generic/errno-base.h and errno.h. */
  private static final Map<Integer, ErrorCode> BY_NUMBER =
      Map.ofEntries(
          entry(1, ErrorCode.EPERM),
          entry(2, ErrorCode.ENOENT),
          entry(5, ErrorCode.EIO),
          entry(9, ErrorCode.EBADF),
          entry(13, ErrorCode.EACCES),
          entry(16, ErrorCode.EBUSY),
          entry(17, ErrorCode.EEXIST),
          entry(18, ErrorCode.EXDEV),
          entry(20, ErrorCode.ENOTDIR),
          entry(21, ErrorCode.EISDIR),
          entry(22, ErrorCode.EINVAL),
          entry(24, ErrorCode.EMFILE),
          entry(26, ErrorCode.ETXTBSY),
          entry(27, ErrorCode.EFBIG),
          entry(28, ErrorCode.ENOSPC),
          entry(30, ErrorCode.EROFS),
          entry(36, ErrorCode.ENAMETOOLONG),
          entry(37, ErrorCode.ENOLCK),
          entry(39, ErrorCode.ENOTEMPTY),
          entry(40, ErrorCode.ELOOP),
          entry(95, ErrorCode.EOPNOTSUPP),
          entry(103, ErrorCode.ECONNABORTED),
          entry(107, ErrorCode.ENOTCONN),
          entry(110, ErrorCode.ETIMEDOUT),
          entry(116, ErrorCode.ESTALE),
          entry(122, ErrorCode.EDQUOT));

  private static final Map<String, ErrorCode> BY_TEXT = texts();

  private KernelErrors() {}

  static ErrorCode codeOf(IOException error) {
    if (error instanceof KernelException kernel) {
      return BY_NUMBER.getOrDefault(kernel.number(), ErrorCode.EOTHER);
    }
    if (error instanceof ClosedChannelException) {
      return ErrorCode.EBADF;
    }
    ErrorCode byClass = BY_CLASS.get(error.getClass());
    return byClass != null ? byClass : codeOfText(textOf(error));
  }

  private static @Nullable String textOf(IOException error) {
    return error instanceof FileSystemException e ? e.getReason() : error.getMessage();
  }

  private static ErrorCode codeOfText(@Nullable String text) {
    if (text == null) {
      return ErrorCode.EOTHER;
    }
    String folded = text.toLowerCase(Locale.ROOT);
    return BY_TEXT.entrySet().stream()
        .filter(known -> folded.contains(known.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(ErrorCode.EOTHER);
  }

  private static Map<String, ErrorCode> texts() {
    Map<String, ErrorCode> texts = new LinkedHashMap<>();
    addUnixTexts(texts);
    addWindowsTexts(texts);
    LinuxCalls linux = LinuxCalls.available();
    if (linux != null) {
      BY_NUMBER.forEach(
          (number, code) ->
              texts.putIfAbsent(linux.strerror(number).toLowerCase(Locale.ROOT), code));
    }
    return texts;
  }

  /** The C libraries of Linux and macOS in the C locale. */
  private static void addUnixTexts(Map<String, ErrorCode> texts) {
    texts.put("no space left on device", ErrorCode.ENOSPC);
    texts.put("disk quota exceeded", ErrorCode.EDQUOT);
    texts.put("disc quota exceeded", ErrorCode.EDQUOT);
    texts.put("input/output error", ErrorCode.EIO);
    texts.put("stale file handle", ErrorCode.ESTALE);
    texts.put("stale nfs file handle", ErrorCode.ESTALE);
    texts.put("read-only file system", ErrorCode.EROFS);
    texts.put("is a directory", ErrorCode.EISDIR);
    texts.put("not a directory", ErrorCode.ENOTDIR);
    texts.put("directory not empty", ErrorCode.ENOTEMPTY);
    texts.put("no such file or directory", ErrorCode.ENOENT);
    texts.put("file exists", ErrorCode.EEXIST);
    texts.put("permission denied", ErrorCode.EACCES);
    texts.put("operation not permitted", ErrorCode.EPERM);
    texts.put("file name too long", ErrorCode.ENAMETOOLONG);
    texts.put("too many open files", ErrorCode.EMFILE);
    texts.put("too many levels of symbolic links", ErrorCode.ELOOP);
    texts.put("transport endpoint is not connected", ErrorCode.ENOTCONN);
    texts.put("socket is not connected", ErrorCode.ENOTCONN);
    texts.put("software caused connection abort", ErrorCode.ECONNABORTED);
    texts.put("connection timed out", ErrorCode.ETIMEDOUT);
    texts.put("operation timed out", ErrorCode.ETIMEDOUT);
    texts.put("device or resource busy", ErrorCode.EBUSY);
    texts.put("resource busy", ErrorCode.EBUSY);
    texts.put("text file busy", ErrorCode.ETXTBSY);
    texts.put("invalid argument", ErrorCode.EINVAL);
    texts.put("bad file descriptor", ErrorCode.EBADF);
    texts.put("file too large", ErrorCode.EFBIG);
    texts.put("invalid cross-device link", ErrorCode.EXDEV);
    texts.put("no locks available", ErrorCode.ENOLCK);
    texts.put("operation not supported", ErrorCode.EOPNOTSUPP);
  }

  /** FormatMessage of Windows in English. */
  private static void addWindowsTexts(Map<String, ErrorCode> texts) {
    texts.put("there is not enough space on the disk", ErrorCode.ENOSPC);
    texts.put("not enough quota", ErrorCode.EDQUOT);
    texts.put("being used by another process", ErrorCode.EBUSY);
    texts.put("the directory is not empty", ErrorCode.ENOTEMPTY);
    texts.put("the directory name is invalid", ErrorCode.ENOTDIR);
    texts.put("cannot find the file specified", ErrorCode.ENOENT);
    texts.put("cannot find the path specified", ErrorCode.ENOENT);
    texts.put("the network path was not found", ErrorCode.ENOTCONN);
    texts.put("network name is no longer available", ErrorCode.ENOTCONN);
    texts.put("semaphore timeout period has expired", ErrorCode.ETIMEDOUT);
    texts.put("access is denied", ErrorCode.EACCES);
    texts.put("the media is write protected", ErrorCode.EROFS);
    texts.put("i/o device error", ErrorCode.EIO);
    texts.put("the parameter is incorrect", ErrorCode.EINVAL);
    texts.put("filename or extension is too long", ErrorCode.ENAMETOOLONG);
    texts.put("name, directory name, or volume label syntax is incorrect", ErrorCode.EINVAL);
  }
}
