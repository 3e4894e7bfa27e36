package io.nasreplay.engine.content;

import io.nasreplay.results.model.Verification;
import io.nasreplay.results.model.Verification.Damage;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects what a verification finds; neighbouring blocks with the same kind of damage are one. */
final class Findings {
  private static final int KEPT = 100;

  private final List<Damage> first = new ArrayList<>();
  private @Nullable Damage open;
  private long files;
  private long checkedBytes;
  private long uncheckedBytes;
  private long damagedBlocks;

  void file() {
    files++;
  }

  void checked(long lengthBytes) {
    checkedBytes += lengthBytes;
  }

  void unchecked(long lengthBytes) {
    uncheckedBytes += lengthBytes;
    checkedBytes -= lengthBytes;
  }

  /** Bytes whose content does not follow from the trace. */
  long uncheckedBytes() {
    return uncheckedBytes;
  }

  /** Notes a damage that covers whole blocks, or up to the end of a file. */
  void damage(Damage damage) {
    damagedBlocks += Math.max(1, -Math.floorDiv(-damage.lengthBytes(), Content.BLOCK_BYTES));
    Damage before = open;
    if (before != null && continues(before, damage)) {
      open =
          new Damage(
              before.path(),
              before.offsetBytes(),
              before.lengthBytes() + damage.lengthBytes(),
              before.kind(),
              before.detail());
    } else {
      keepOpen();
      open = damage;
    }
  }

  Verification verification(boolean complete) {
    keepOpen();
    return new Verification(
        complete && damagedBlocks == 0, files, checkedBytes, damagedBlocks, first);
  }

  private void keepOpen() {
    if (open != null && first.size() < KEPT) {
      first.add(open);
    }
    open = null;
  }

  private static boolean continues(Damage before, Damage next) {
    return before.path().equals(next.path())
        && before.kind().equals(next.kind())
        && before.offsetBytes() + before.lengthBytes() == next.offsetBytes();
  }
}
