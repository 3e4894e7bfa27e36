package io.nasreplay.engine.plan;

import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.io.Traces;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Compiles a trace of many random rows that exists nowhere, and says how many operations it has.
 */
final class LargePlan {
  private static final int ROWS_PER_PIECE = 1_000;

  private LargePlan() {}

  public static void main(String[] args) {
    int pieces = Integer.parseInt(args[0]) / ROWS_PER_PIECE;
    TraceSource source =
        new TraceSource() {
          @Override
          public String name() {
            return "random";
          }

          @Override
          public TraceReader open() throws IOException {
            return Traces.read(name(), text(pieces));
          }
        };
    try (Plan plan =
        Objects.requireNonNull(
            PlanCompiler.compile(source, RunListener.SILENT, new StopSignal()))) {
      System.out.println(plan.facts().operations());
    }
  }

  private static InputStream text(int pieces) {
    Iterator<byte[]> bytes =
        IntStream.rangeClosed(0, pieces).mapToObj(i -> i == 0 ? setup() : piece(i)).iterator();
    return new SequenceInputStream(
        new Enumeration<>() {
          @Override
          public boolean hasMoreElements() {
            return bytes.hasNext();
          }

          @Override
          public InputStream nextElement() {
            return new ByteArrayInputStream(bytes.next());
          }
        });
  }

  private static byte[] setup() {
    return "# nasreplay-trace: 1\nop,stream,path,offset,length,count\nfile,,f,,1099511627776,\n"
        .getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] piece(int number) {
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < ROWS_PER_PIECE; i++) {
      long block = (number * 1_000_003L + i * 7_368_787L) % (1 << 28);
      rows.append(i % 2 == 0 ? "read," : "write,").append(i % 32).append(",f,");
      rows.append(block * 4096).append(",4096,").append(1 + i % 3).append('\n');
    }
    return rows.toString().getBytes(StandardCharsets.UTF_8);
  }
}
