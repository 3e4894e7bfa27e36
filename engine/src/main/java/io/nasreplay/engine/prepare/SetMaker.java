package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.FileSet.SetFile;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.content.ContentSlices;
import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Set;
import java.util.function.LongConsumer;

/** Makes directories and files in the order of the set, and makes them durable. */
final class SetMaker {
  private static final int WRITE_BYTES = 1 << 20;

  /** Much less than a client keeps back before it begins to send on its own. */
  private static final long PART_BYTES = 1L << 26;

  private static final OpenFlags MAKE = OpenFlags.of(OpenFlags.Access.W, OpenFlags.Option.NEW);

  private final Target target;
  private final ContentSlices content;
  private final StopSignal stop;
  private final LongConsumer progress;
  private long doneBytes;
  private long madeBytes;
  private String current = "";

  /**
   * @param progress hears how many bytes of the set are there
   */
  SetMaker(Target target, Content content, StopSignal stop, LongConsumer progress) {
    this.target = target;
    this.content = content.slices(WRITE_BYTES);
    this.stop = stop;
    this.progress = progress;
  }

  /**
   * Makes what is not there yet.
   *
   * @param intact files that are there
   * @return false when it was stopped
   */
  boolean make(FileSet set, Set<String> intact) throws IOException {
    for (String directory : set.directories()) {
      makeDirectory(directory);
    }
    if (!makeFiles(set, intact)) {
      return false;
    }
    for (String directory : set.directories()) {
      current = directory;
      target.flushDirectory(target.locate(directory));
    }
    return !stop.isStopped();
  }

  /** The bytes written so far. */
  long madeBytes() {
    return madeBytes;
  }

  /** What it was working at when it ended. */
  String current() {
    return current;
  }

  private void makeDirectory(String path) throws IOException {
    current = path;
    try {
      target.makeDirectory(target.locate(path));
    } catch (IOException e) {
      if (target.errorCode(e) != ErrorCode.EEXIST) {
        throw e;
      }
    }
  }

  private boolean makeFiles(FileSet set, Set<String> intact) throws IOException {
    try (FlushBehind flushing = new FlushBehind(path -> current = path)) {
      for (SetFile file : set.files()) {
        if (stop.isStopped()) {
          return false;
        }
        if (intact.contains(file.path())) {
          progress(file.lengthBytes());
        } else {
          makeFile(file, flushing);
        }
      }
      flushing.await();
    }
    return !stop.isStopped();
  }

  /** Hands the file over to be flushed; when stopped, it may be short. */
  private void makeFile(SetFile file, FlushBehind flushing) throws IOException {
    current = file.path();
    TargetFile open = target.open(target.locate(file.path()), MAKE, OpenMode.BUFFERED);
    boolean handedOver = false;
    try {
      for (long offsetBytes = 0;
          offsetBytes < file.lengthBytes() && !stop.isStopped();
          offsetBytes += WRITE_BYTES) {
        if (offsetBytes > 0 && offsetBytes % PART_BYTES == 0) {
          flushing.begin(file.path(), open);
        }
        writeBlock(open, file, offsetBytes);
      }
      flushing.add(file.path(), open);
      handedOver = true;
    } finally {
      if (!handedOver) {
        open.close();
      }
    }
  }

  private void writeBlock(TargetFile open, SetFile file, long offsetBytes) throws IOException {
    int lengthBytes = Math.toIntExact(Math.min(WRITE_BYTES, file.lengthBytes() - offsetBytes));
    ByteBuffer data =
        content.slice(file.contentId(), Content.PREPARED_GENERATION, offsetBytes, lengthBytes);
    if (open.write(data, offsetBytes) < lengthBytes) {
      throw new IOException("write was cut short");
    }
    madeBytes += lengthBytes;
    progress(lengthBytes);
  }

  private void progress(long bytes) {
    doneBytes += bytes;
    progress.accept(doneBytes);
  }
}
