package io.nasreplay.traces.capture;

import io.nasreplay.traces.model.OperationKind;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What became of a recording.
 *
 * @param operations operations in the trace, by kind
 * @param files files that must be there before them
 * @param fileBytes their size together
 * @param directories directories that must be there
 * @param streams streams that made the operations
 * @param dropped what was left out, by reason
 * @param guessed what was guessed, by reason
 * @param renamed paths that were made portable, as recorded and in the trace
 */
public record AssemblyReport(
    Map<OperationKind, Long> operations,
    long files,
    long fileBytes,
    long directories,
    int streams,
    List<Tally.Item> dropped,
    List<Tally.Item> guessed,
    Map<String, String> renamed) {
  public AssemblyReport {
    operations = Collections.unmodifiableMap(new EnumMap<>(operations));
    dropped = List.copyOf(dropped);
    guessed = List.copyOf(guessed);
    renamed = Collections.unmodifiableMap(new LinkedHashMap<>(renamed));
  }
}
