package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.api.StoppedException;
import io.nasreplay.engine.plan.PlanCache;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PlanningTest {
  private final StopSignal stop = new StopSignal();
  private final CountDownLatch never = new CountDownLatch(1);

  @Test
  void aSourceThatYieldsNoRowDoesNotHoldUpAStop() {
    TraceSource silent =
        source(
            () -> {
              stop.stop("interrupted");
              never.await();
              return null;
            });
    assertThatThrownBy(() -> Planning.of(silent, PlanCache.none(), RunListener.SILENT, stop))
        .isInstanceOf(StoppedException.class)
        .hasMessageContaining("interrupted");
    never.countDown();
  }

  @Test
  void badInputComesThroughAsItIs() {
    BadInputException wrong = new BadInputException(SourcePosition.whole("x"), "wrong");
    TraceSource bad =
        source(
            () -> {
              throw wrong;
            });
    assertThatThrownBy(() -> Planning.of(bad, PlanCache.none(), RunListener.SILENT, stop))
        .isSameAs(wrong);
  }

  private interface Rows {
    @Nullable TraceRow next() throws InterruptedException;
  }

  private static TraceSource source(Rows rows) {
    return new TraceSource() {
      @Override
      public String name() {
        return "test";
      }

      @Override
      public TraceReader open() {
        return new TraceReader() {
          @Override
          public TraceHeader header() {
            return new TraceHeader(Map.of());
          }

          @Override
          public @Nullable TraceRow next() throws IOException {
            try {
              return rows.next();
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
          }

          @Override
          public SourcePosition position() {
            return SourcePosition.whole("test");
          }

          @Override
          public void close() {}
        };
      }
    };
  }
}
