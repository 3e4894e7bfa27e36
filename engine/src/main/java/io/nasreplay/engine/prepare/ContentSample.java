package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.FileSet.SetFile;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.content.ContentSlices;
import io.nasreplay.engine.target.OpenMode;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.engine.target.TransferBuffer;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Looks whether a file still holds what it was made with: in its first and its last block and in
 * some between, evenly spread. Reading all of a large set would take as long as making it.
 */
final class ContentSample {
  private static final int SAMPLED_BLOCKS = 32;
  private static final OpenFlags READ = OpenFlags.of(OpenFlags.Access.R);

  private final Target target;
  private final ContentSlices expected;
  private final ByteBuffer found = TransferBuffer.allocate(Content.BLOCK_BYTES);

  ContentSample(Target target, Content content) {
    this.target = target;
    this.expected =
        content.slicesIn(TransferBuffer.allocate(Content.BLOCK_BYTES + Content.MARGIN_BYTES));
  }

  /** False also when the file cannot be read. */
  boolean matches(String path, SetFile file) {
    long lastBlockBytes = Math.max(0, file.lengthBytes() - Content.BLOCK_BYTES);
    try (TargetFile open = target.open(target.locate(path), READ, OpenMode.BUFFERED)) {
      for (int sample = 0; sample < SAMPLED_BLOCKS; sample++) {
        long offsetBytes = lastBlockBytes / (SAMPLED_BLOCKS - 1) * sample;
        if (!matchesAt(open, file, offsetBytes)) {
          return false;
        }
      }
      return matchesAt(open, file, lastBlockBytes);
    } catch (IOException e) {
      return false;
    }
  }

  private boolean matchesAt(TargetFile open, SetFile file, long offsetBytes) throws IOException {
    int lengthBytes =
        Math.toIntExact(Math.min(Content.BLOCK_BYTES, file.lengthBytes() - offsetBytes));
    found.clear().limit(lengthBytes);
    if (open.read(found, offsetBytes) < lengthBytes) {
      return false;
    }
    return expected
        .slice(file.contentId(), Content.PREPARED_GENERATION, offsetBytes, lengthBytes)
        .equals(found.flip());
  }
}
