package io.nasreplay.engine.prepare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.AdditionalAnswers.delegatesTo;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.FileSet.SetFile;
import io.nasreplay.engine.api.ReplayOptions.DataSource;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.local.LocalTarget;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.target.TargetFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Targets that fail while a set is made. */
class PreparationTest {
  private static final long MIB = 1 << 20;
  private static final FileSet SET =
      new FileSet(
          List.of("d"),
          List.of(new SetFile("d/a", 2 * MIB, 0, false), new SetFile("d/b", 8 * MIB, 1, false)),
          List.of());

  @TempDir Path target;
  private final StopSignal stop = new StopSignal();

  @Test
  void aFullTargetIsToldAndLeftAsItWas() {
    AtomicLong writes = new AtomicLong();
    assertThatThrownBy(
            () ->
                run(
                    () -> {
                      if (writes.incrementAndGet() > 5) {
                        throw new IOException("No space left on device");
                      }
                    }))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining(target.toString())
        .hasMessageContaining("no space left after 5242880 of 10485760 bytes")
        .hasMessageContaining("d/b");
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void aDeadMountIsTold() {
    assertThatThrownBy(
            () ->
                run(
                    () -> {
                      throw new IOException("Stale file handle");
                    }))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining("ESTALE")
        .hasMessageContaining("mount it again");
  }

  @Test
  void stopIsHeededBetweenBlocks() throws IOException {
    AtomicLong writes = new AtomicLong();
    Optional<RunFolder> folder =
        run(
            () -> {
              if (writes.incrementAndGet() == 3) {
                stop.stop("test");
              }
            });
    assertThat(folder).isEmpty();
    assertThat(writes).hasValue(3);
    assertThat(target).isEmptyDirectory();
  }

  private interface BeforeWrite {
    void call() throws IOException;
  }

  private Optional<RunFolder> run(BeforeWrite before) throws IOException {
    return new Preparation(
            target,
            SET,
            Content.of(1, DataSource.ZERO),
            "key",
            RunListener.SILENT,
            stop,
            folder -> interfering(LocalTarget.at(folder), before))
        .run();
  }

  private static Target interfering(Target real, BeforeWrite before) {
    Target target = mock(Target.class, delegatesTo(real));
    try {
      doAnswer(
              call -> {
                TargetFile opened =
                    real.open(call.getArgument(0), call.getArgument(1), call.getArgument(2));
                return interfering(opened, before);
              })
          .when(target)
          .open(any(), any(), any());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return target;
  }

  private static TargetFile interfering(TargetFile real, BeforeWrite before) throws IOException {
    TargetFile file = mock(TargetFile.class, delegatesTo(real));
    doAnswer(
            call -> {
              before.call();
              return real.write(call.getArgument(0), call.getArgument(1));
            })
        .when(file)
        .write(any(), anyLong());
    return file;
  }
}
