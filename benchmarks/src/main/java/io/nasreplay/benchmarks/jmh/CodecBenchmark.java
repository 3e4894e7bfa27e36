package io.nasreplay.benchmarks.jmh;

import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.io.Compression;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.model.TraceRow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Reading and writing trace files: nanoseconds per row. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(CodecBenchmark.ROWS)
public class CodecBenchmark {
  static final int ROWS = 100_000;

  /** How the file is compressed; the names of {@link Compression}. */
  @Param({"NONE", "GZIP", "ZSTD"})
  public Compression compression = Compression.NONE;

  private final SampleTrace trace = SampleTrace.ofRows(ROWS);
  private byte[] bytes = new byte[0];

  /** Made for JMH. */
  public CodecBenchmark() {}

  /** Writes what is read. */
  @Setup
  public void encode() throws IOException {
    bytes = trace.encoded(compression);
  }

  /** Decompresses, parses and checks all rows. */
  @Benchmark
  public long read() throws IOException {
    long operations = 0;
    try (TraceReader reader = Traces.read("sample", new ByteArrayInputStream(bytes))) {
      for (TraceRow row = reader.next(); row != null; row = reader.next()) {
        operations++;
      }
    }
    return operations;
  }

  /** Checks, prints and compresses all rows. */
  @Benchmark
  public byte[] write() throws IOException {
    return trace.encoded(compression);
  }
}
