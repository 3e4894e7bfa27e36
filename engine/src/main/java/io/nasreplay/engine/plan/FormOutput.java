package io.nasreplay.engine.plan;

import com.google.common.io.CountingOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes what {@link FormInput} reads: numbers, texts, and paths, each of them in full once. */
final class FormOutput {
  /** Stands for a path that there is not. */
  static final int NO_PATH = -1;

  private final CountingOutputStream counter;
  private final DataOutputStream out;
  private final Map<String, Integer> paths = new HashMap<>();

  FormOutput(OutputStream out) {
    this.counter = new CountingOutputStream(out);
    this.out = new DataOutputStream(counter);
  }

  void number(long number) throws IOException {
    out.writeLong(number);
  }

  void bytes(byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Any text, even one that UTF-8 cannot hold. */
  void text(String text) throws IOException {
    out.writeInt(text.length());
    out.writeChars(text);
  }

  void path(@Nullable String path) throws IOException {
    Integer known = path == null ? Integer.valueOf(NO_PATH) : paths.get(path);
    out.writeInt(known == null ? paths.size() : known);
    if (path != null && known == null) {
      paths.put(path, paths.size());
      bytes(path.getBytes(StandardCharsets.UTF_8));
    }
  }

  void paths(List<String> all) throws IOException {
    count(all.size());
    for (String path : all) {
      path(path);
    }
  }

  /** How many elements follow. */
  void count(int count) throws IOException {
    out.writeInt(count);
  }

  long writtenBytes() {
    return counter.getCount();
  }
}
