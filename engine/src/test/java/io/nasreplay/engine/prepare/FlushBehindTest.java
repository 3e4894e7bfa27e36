package io.nasreplay.engine.prepare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.target.TargetFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class FlushBehindTest {
  private final AtomicInteger flushed = new AtomicInteger();
  private final AtomicInteger closed = new AtomicInteger();
  private final List<String> waitedFor = new ArrayList<>();
  private final CountDownLatch gate = new CountDownLatch(1);

  /** A file that counts its calls; its flush may wait for the gate, or fail. */
  private class CountedFile implements TargetFile {
    private final boolean gated;
    private final boolean fails;

    CountedFile(boolean gated, boolean fails) {
      this.gated = gated;
      this.fails = fails;
    }

    @Override
    public void flush() throws IOException {
      try {
        if (gated) {
          gate.await();
        }
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
      if (fails) {
        throw new IOException("No space left on device");
      }
      flushed.incrementAndGet();
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }

    @Override
    public int read(ByteBuffer buffer, long offsetBytes) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int write(ByteBuffer buffer, long offsetBytes) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void truncate(long lengthBytes) {
      throw new UnsupportedOperationException();
    }

    @Override
    public long sizeBytes() {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void allFilesAreDurableAndClosedAfterwards() throws IOException {
    try (FlushBehind flushing = new FlushBehind(waitedFor::add)) {
      for (int i = 0; i < 100; i++) {
        flushing.add("f" + i, new CountedFile(false, false));
      }
      flushing.await();
      assertThat(flushed).hasValue(100);
      assertThat(closed).hasValue(100);
    }
    assertThat(waitedFor).hasSize(100).startsWith("f0", "f1").endsWith("f99");
  }

  @Test
  void nobodyWaitsForAFlushUnlessTooManyArePending() throws IOException {
    try (FlushBehind flushing = new FlushBehind(waitedFor::add)) {
      for (int i = 0; i < 32; i++) {
        flushing.add("f" + i, new CountedFile(true, false));
      }
      assertThat(flushed).hasValue(0);
      assertThat(waitedFor).isEmpty();
      gate.countDown();
      flushing.add("one more", new CountedFile(false, false));
      assertThat(waitedFor).containsExactly("f0");
    }
    assertThat(flushed).hasValue(33);
  }

  @Test
  void aFileBeingWrittenIsFlushedOnceAtATimeAndOnlyClosedAfterThat() throws IOException {
    CountedFile file = new CountedFile(true, false);
    try (FlushBehind flushing = new FlushBehind(waitedFor::add)) {
      flushing.begin("f", file);
      flushing.begin("f", file);
      assertThat(closed).hasValue(0);
      gate.countDown();
      flushing.add("f", file);
      flushing.await();
      assertThat(flushed).hasValue(2);
      assertThat(closed).hasValue(1);
    }
  }

  @Test
  void aFlushThatFailedWhileTheFileWasWrittenIsThrown() {
    try (FlushBehind flushing = new FlushBehind(waitedFor::add)) {
      assertThatThrownBy(
              () -> {
                flushing.begin("f", new CountedFile(false, true));
                flushing.add("f", new CountedFile(false, false));
              })
          .isInstanceOf(IOException.class);
    }
    assertThat(waitedFor).containsExactly("f");
  }

  @Test
  void aFailedFlushIsThrownWithItsFileNamedAndAllAreClosed() {
    assertThatThrownBy(
            () -> {
              try (FlushBehind flushing = new FlushBehind(waitedFor::add)) {
                flushing.add("good", new CountedFile(false, false));
                flushing.add("bad", new CountedFile(false, true));
                flushing.add("later", new CountedFile(false, false));
                flushing.await();
              }
            })
        .isInstanceOf(IOException.class)
        .hasMessage("No space left on device");
    assertThat(waitedFor).containsExactly("good", "bad");
    assertThat(closed).hasValue(3);
  }
}
