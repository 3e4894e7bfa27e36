package io.nasreplay.generators.workload;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A workload, as read. Immutable.
 *
 * @param name what results and traces call it
 * @param title one line for lists; empty when not said
 * @param description what it does; empty when not said
 * @param source where its numbers come from; empty when not said
 * @param parameters in the order of the file
 * @param quick parameter to value: how it is made small enough for trying out; empty when not said
 * @param seed where all random choices start, 0 or more, unless the user gives another
 * @param files what exists before the replay, and the file sets that steps use
 * @param streams the simulated users; at least one
 * @param sha256 of the file's text with line ends as LF, in lower-case hexadecimal
 */
public record Workload(
    String name,
    String title,
    String description,
    String source,
    List<Parameter> parameters,
    Map<String, Scalar> quick,
    long seed,
    List<FileDeclaration> files,
    List<StreamDeclaration> streams,
    String sha256) {
  public Workload {
    if (seed < 0) {
      throw new IllegalArgumentException("seed is " + seed + "; allowed: 0 to 2^63 - 1");
    }
    parameters = List.copyOf(parameters);
    quick = Collections.unmodifiableMap(new LinkedHashMap<>(quick));
    files = List.copyOf(files);
    streams = List.copyOf(streams);
  }
}
