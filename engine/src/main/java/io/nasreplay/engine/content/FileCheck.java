package io.nasreplay.engine.content;

import io.nasreplay.engine.target.TransferBuffer;
import io.nasreplay.results.model.Verification.Damage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Reads files back and compares them with what the ledger says. Not thread-safe. */
final class FileCheck {
  private static final int CHUNK_BYTES = 1 << 18;

  private final ContentSlices prepared;
  private final ContentSlices written;
  private final long newestGeneration;
  private final Diagnosis diagnosis;
  private final Findings findings;
  private final Progress progress;
  private final ByteBuffer expected = TransferBuffer.allocate(CHUNK_BYTES);
  private final ByteBuffer found = TransferBuffer.allocate(CHUNK_BYTES);

  FileCheck(
      Ledger ledger, Content prepared, Content written, Findings findings, Progress progress) {
    this.prepared = prepared.slices(CHUNK_BYTES);
    this.written = written.slices(CHUNK_BYTES);
    this.newestGeneration = ledger.rows();
    this.diagnosis = new Diagnosis(ledger.ids()::pathOf, this.prepared, this.written);
    this.findings = findings;
    this.progress = progress;
  }

  /** Checks one file; blocks on reading it. */
  void check(String path, FileLedger file, Path place) {
    findings.file();
    try (FileChannel channel =
        FileChannel.open(place, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)) {
      if (file.isKnown()) {
        checkSize(path, file.sizeBytes(), channel.size());
        checkContent(path, file, channel);
      } else {
        findings.unchecked(channel.size());
        findings.checked(channel.size());
      }
    } catch (NoSuchFileException e) {
      missing(path, 0, file.sizeBytes(), "the file is not there");
    } catch (IOException e) {
      missing(path, 0, file.sizeBytes(), "the file cannot be read: " + e.getMessage());
    }
  }

  private void checkSize(String path, long expectedBytes, long foundBytes) {
    if (expectedBytes != foundBytes) {
      long fromBytes = Math.min(expectedBytes, foundBytes);
      String detail = "the file has " + foundBytes + " bytes; it must have " + expectedBytes;
      long lengthBytes = Math.abs(expectedBytes - foundBytes);
      findings.damage(new Damage(path, fromBytes, lengthBytes, "size", detail));
    }
  }

  private void checkContent(String path, FileLedger file, FileChannel channel) throws IOException {
    long offsetBytes = 0;
    while (offsetBytes < file.sizeBytes() && !progress.isStopped()) {
      int wanted = (int) Math.min(CHUNK_BYTES, file.sizeBytes() - offsetBytes);
      readFully(channel, offsetBytes, wanted);
      int got = found.limit();
      compare(path, file, offsetBytes);
      findings.checked(got);
      progress.add(got);
      if (got < wanted) {
        return;
      }
      offsetBytes += got;
    }
  }

  private void readFully(FileChannel channel, long offsetBytes, int wanted) throws IOException {
    found.clear().limit(wanted);
    while (found.hasRemaining()) {
      if (channel.read(found, offsetBytes + found.position()) < 0) {
        break;
      }
    }
    found.flip();
  }

  private void compare(String path, FileLedger file, long offsetBytes) {
    expected.clear().limit(found.limit());
    regenerate(file, offsetBytes / Content.BLOCK_BYTES);
    int end = expected.limit();
    int mismatch = expected.clear().limit(end).mismatch(found);
    for (int at = 0; mismatch >= 0 && at < end; at += Content.BLOCK_BYTES) {
      int lengthBytes = Math.min(Content.BLOCK_BYTES, end - at);
      expected.clear().position(at).limit(at + lengthBytes);
      found.clear().position(at).limit(at + lengthBytes);
      if (expected.mismatch(found) >= 0) {
        damaged(path, file, offsetBytes + at);
      }
    }
  }

  private void damaged(String path, FileLedger file, long offsetBytes) {
    long slot = file.slot(offsetBytes / Content.BLOCK_BYTES);
    int contentId = slot == Slot.HOLE || slot == Slot.MIXED ? -1 : Slot.contentId(slot);
    Diagnosis.Verdict verdict = diagnosis.judge(expected, found, contentId, offsetBytes);
    findings.damage(
        new Damage(path, offsetBytes, expected.remaining(), verdict.kind(), verdict.detail()));
  }

  /** Makes what the chunk must hold; what is not known is taken as it was found. */
  private void regenerate(FileLedger file, long firstBlock) {
    int end = expected.limit();
    int at = 0;
    while (at < end) {
      long block = firstBlock + at / Content.BLOCK_BYTES;
      long slot = file.slot(block);
      int to = at + Content.BLOCK_BYTES;
      while (to < end
          && Slot.state(slot) == Slot.State.EXACT
          && file.slot(firstBlock + to / Content.BLOCK_BYTES) == slot) {
        to += Content.BLOCK_BYTES;
      }
      expected.limit(Math.min(to, end)).position(at);
      regenerateRun(file, block, slot);
      at = to;
    }
    expected.limit(end);
  }

  private void regenerateRun(FileLedger file, long block, long slot) {
    switch (Slot.state(slot)) {
      case MIXED -> regenerateParts(file.fragments(block), block * Content.BLOCK_BYTES);
      case CONTENDED -> fill(winner(slot, block), block * Content.BLOCK_BYTES);
      case HOLE, EXACT, UNCHECKED -> fill(slot, block * Content.BLOCK_BYTES);
    }
  }

  private void regenerateParts(Fragments fragments, long blockOffsetBytes) {
    int base = expected.position();
    int end = expected.limit();
    for (int part = 0; part < fragments.count() && base + fragments.start(part) < end; part++) {
      int start = fragments.start(part);
      expected.limit(Math.min(end, base + fragments.end(part))).position(base + start);
      fill(fragments.slot(part), blockOffsetBytes + start);
    }
  }

  /** Of several writes that cover a block, the one that is there; the newest when none is. */
  private long winner(long slot, long block) {
    int at = expected.position();
    Stamp stamp = expected.remaining() < Stamp.BYTES ? null : Stamp.read(found, at);
    if (stamp != null && isOneOf(stamp, slot, block)) {
      return Slot.exact(stamp.contentId(), stamp.generation());
    }
    return Slot.exact(Slot.contentId(slot), Slot.generation(slot));
  }

  private boolean isOneOf(Stamp stamp, long slot, long block) {
    return stamp.contentId() == Slot.contentId(slot)
        && stamp.blockOffsetBytes() == block * Content.BLOCK_BYTES
        && stamp.generation() > Content.PREPARED_GENERATION
        && stamp.generation() <= newestGeneration;
  }

  /** Fills position to limit of the expected bytes with what a slot stands for. */
  private void fill(long slot, long offsetBytes) {
    switch (Slot.state(slot)) {
      case HOLE -> ZeroContent.fill(expected, expected.position(), expected.limit());
      case EXACT -> expected.put(slice(slot, offsetBytes));
      case MIXED, CONTENDED, UNCHECKED -> takeAsFound();
    }
  }

  private void takeAsFound() {
    findings.unchecked(expected.remaining());
    expected.put(expected.position(), found, expected.position(), expected.remaining());
  }

  private ByteBuffer slice(long slot, long offsetBytes) {
    long generation = Slot.generation(slot);
    ContentSlices content = generation == Content.PREPARED_GENERATION ? prepared : written;
    return content.slice(Slot.contentId(slot), generation, offsetBytes, expected.remaining());
  }

  private void missing(String path, long offsetBytes, long lengthBytes, String detail) {
    findings.damage(new Damage(path, offsetBytes, lengthBytes, "missing", detail));
  }
}
