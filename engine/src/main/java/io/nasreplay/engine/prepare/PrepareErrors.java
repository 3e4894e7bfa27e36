package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.FileSet;
import io.nasreplay.traces.model.ErrorCode;
import java.io.IOException;
import java.nio.file.Path;

/** What a user can do about a file set that could not be made. */
final class PrepareErrors {
  private PrepareErrors() {}

  static EnvironmentException translate(
      Path target, FileSet set, SetMaker maker, ErrorCode code, IOException error) {
    String advice =
        switch (code) {
          case ENOSPC, EDQUOT ->
              "there is no space left after "
                  + maker.madeBytes()
                  + " of "
                  + set.totalBytes()
                  + " bytes; free space there, or use a smaller file set";
          case EROFS, EACCES, EPERM -> "it cannot be written; check the mount and its rights";
          case ENAMETOOLONG, EINVAL, EEXIST ->
              "it cannot hold this name; rename it in the trace, or use another target";
          case EIO, ESTALE, ENOTCONN, ETIMEDOUT, ECONNABORTED ->
              "it has failed; check the connection and the server, then mount it again";
          default -> "the file set cannot be made there; check the target";
        };
    return new EnvironmentException(
        target
            + ": "
            + advice
            + " ("
            + maker.current()
            + ": "
            + code
            + ", "
            + error.getMessage()
            + "). What was made has been removed.",
        error);
  }
}
