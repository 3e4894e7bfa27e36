package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Counts what a trace file asks for, by the text of its rows alone. */
final class CountedTrace {
  private final Map<String, Integer> columns = new HashMap<>();
  private final Map<String, Integer> fileByPath = new HashMap<>();
  private final Set<Integer> filesUsed = new HashSet<>();
  private final Map<Long, Long> countBySize = new HashMap<>();
  private int files;
  private long fileSetBytes;
  private long bytesRead;
  private long bytesWritten;
  private long reads;
  private long transfers;
  private long sequential;
  private int lastFile = -1;
  private long lastEndBytes;

  private CountedTrace() {}

  static CountedTrace of(Path trace) throws IOException {
    CountedTrace counted = new CountedTrace();
    try (BufferedReader rows = Files.newBufferedReader(trace)) {
      for (String row = rows.readLine(); row != null; row = rows.readLine()) {
        if (!row.startsWith("#")) {
          assertThat(row).doesNotContain("\"");
          counted.add(List.of(row.split(",", -1)));
        }
      }
    }
    return counted;
  }

  long filesUsed() {
    return filesUsed.size();
  }

  long fileSetBytes() {
    return fileSetBytes;
  }

  long bytesRead() {
    return bytesRead;
  }

  long bytesWritten() {
    return bytesWritten;
  }

  double percentSequential() {
    return 100.0 * sequential / transfers;
  }

  double percentReads() {
    return 100.0 * reads / transfers;
  }

  long largestBytes() {
    return countBySize.keySet().stream().mapToLong(Long::longValue).max().orElse(0);
  }

  long mostFrequentBytes() {
    return countBySize.entrySet().stream()
        .max(Comparator.comparing(Map.Entry<Long, Long>::getValue))
        .orElseThrow()
        .getKey();
  }

  private void add(List<String> row) {
    if (columns.isEmpty()) {
      for (String column : row) {
        columns.put(column, columns.size());
      }
      return;
    }
    String path = text(row, "path");
    switch (text(row, "op")) {
      case "file" -> {
        fileNumber(path);
        fileSetBytes += number(row, "length", 0);
      }
      case "open" -> filesUsed.add(fileNumber(path));
      case "read", "write" -> transfer(row, fileNumber(path));
      case "delete" -> filesUsed.add(fileByPath.remove(path));
      case "rename" -> fileByPath.put(text(row, "to"), fileByPath.remove(path));
      default -> assertThat(text(row, "op")).isNotEqualTo("copy");
    }
  }

  private int fileNumber(String path) {
    return fileByPath.computeIfAbsent(path, p -> files++);
  }

  private void transfer(List<String> row, int file) {
    boolean isRead = text(row, "op").equals("read");
    long bytes = number(row, "length", -1);
    long stride = number(row, "stride", bytes);
    long count = number(row, "count", 1);
    long offset = number(row, "offset", -1);
    for (long i = 0; i < count; i++) {
      sequential += file == lastFile && offset == lastEndBytes ? 1 : 0;
      lastFile = file;
      lastEndBytes = offset + bytes;
      offset += stride;
    }
    filesUsed.add(file);
    transfers += count;
    reads += isRead ? count : 0;
    bytesRead += isRead ? count * bytes : 0;
    bytesWritten += isRead ? 0 : count * bytes;
    countBySize.merge(bytes, count, Long::sum);
  }

  private String text(List<String> row, String column) {
    Integer index = columns.get(column);
    return index == null ? "" : row.get(index);
  }

  private long number(List<String> row, String column, long whenEmpty) {
    String text = text(row, column);
    return text.isEmpty() ? whenEmpty : Long.parseLong(text);
  }
}
