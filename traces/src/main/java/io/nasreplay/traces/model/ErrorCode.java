package io.nasreplay.traces.model;

/**
 * Symbolic errors in which an operation can end: POSIX names, used on every operating system. They
 * are what a trace's {@code expect} column holds and what results count failures by.
 */
public enum ErrorCode {
  EACCES,
  EBADF,
  EBUSY,
  ECONNABORTED,
  EDQUOT,
  EEXIST,
  EFBIG,
  EINVAL,
  EIO,
  EISDIR,
  ELOOP,
  EMFILE,
  ENAMETOOLONG,
  ENOENT,
  ENOLCK,
  ENOSPC,
  ENOTCONN,
  ENOTDIR,
  ENOTEMPTY,
  EOPNOTSUPP,
  EPERM,
  EROFS,
  ESTALE,
  ETIMEDOUT,
  ETXTBSY,
  EXDEV,
  /**
   * Fewer bytes were moved than asked for: a read met the end of the file, a write was cut short.
   */
  SHORT,
  /** An error that has no name here; its message is kept in the result. */
  EOTHER
}
