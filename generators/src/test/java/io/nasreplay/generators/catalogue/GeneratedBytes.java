package io.nasreplay.generators.catalogue;

import io.nasreplay.generators.compile.WorkloadTrace;
import io.nasreplay.traces.csv.TraceDigest;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.io.Compression;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** What the catalogue generates, as bytes; also a program for tests that need another JVM. */
final class GeneratedBytes {
  private GeneratedBytes() {}

  /**
   * Prints, for each argument such as {@code ixbt-read,access=random}, the SHA-256 of the file that
   * is generated.
   */
  public static void main(String[] arguments) throws Exception {
    for (String request : arguments) {
      System.out.println(request + " " + sha256(trace(request)));
    }
  }

  /** A trace by name and parameters, all separated by commas. */
  static WorkloadTrace trace(String request) {
    String[] parts = request.split(",", -1);
    Map<String, String> parameters = new LinkedHashMap<>();
    for (String parameter : List.of(parts).subList(1, parts.length)) {
      String[] keyAndValue = parameter.split("=", 2);
      parameters.put(keyAndValue[0], keyAndValue[1]);
    }
    return WorkloadTrace.of(Catalogue.standard().find(parts[0]), parameters, OptionalLong.empty());
  }

  /** Writes the file that {@code generate} makes. */
  static void write(TraceSource source, OutputStream bytes, Compression compression)
      throws IOException {
    try (TraceReader rows = source.open();
        var writer = Traces.writer(bytes, rows.header(), compression)) {
      Traces.copy(rows, writer);
    }
  }

  static String sha256(TraceSource source) throws Exception {
    var digest = java.security.MessageDigest.getInstance("SHA-256");
    write(
        source,
        new java.security.DigestOutputStream(OutputStream.nullOutputStream(), digest),
        Compression.NONE);
    return HexFormat.of().formatHex(digest.digest());
  }

  /** The identity of a trace, without its header. */
  static String traceDigest(TraceSource source) throws IOException {
    TraceDigest digest = new TraceDigest();
    try (TraceReader rows = source.open()) {
      for (TraceRow row = rows.next(); row != null; row = rows.next()) {
        digest.update(row);
      }
    }
    return digest.hex();
  }
}
