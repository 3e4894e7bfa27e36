package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.TracePath;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link FormOutput} wrote, and trusts none of it: a wrong value gives an {@link
 * IOException} or a {@link RuntimeException}, and nothing larger than what is there is allocated.
 */
final class FormInput {
  private final ByteBuffer in;
  private final List<String> paths = new ArrayList<>();

  FormInput(ByteBuffer in) {
    this.in = in;
  }

  long number() {
    return in.getLong();
  }

  /** A number from 0 to a limit. */
  long atMost(long limit) throws IOException {
    return between(0, limit);
  }

  /** A number within a range. */
  long between(long least, long most) throws IOException {
    return require(in.getLong(), least, most);
  }

  /** How many elements follow, each of at least so many bytes. */
  int count(int leastBytes) throws IOException {
    return (int) require(in.getInt(), 0, in.remaining() / leastBytes);
  }

  byte[] bytes() throws IOException {
    byte[] bytes = new byte[count(1)];
    in.get(bytes);
    return bytes;
  }

  String text() throws IOException {
    char[] chars = new char[count(Character.BYTES)];
    in.asCharBuffer().get(chars);
    in.position(in.position() + chars.length * Character.BYTES);
    return new String(chars);
  }

  @Nullable String pathIfAny() throws IOException {
    int number = in.getInt();
    if (number == FormOutput.NO_PATH) {
      return null;
    }
    if (number == paths.size()) {
      paths.add(new TracePath(new String(bytes(), StandardCharsets.UTF_8)).value());
    }
    return paths.get(number);
  }

  String path() throws IOException {
    String path = pathIfAny();
    if (path == null) {
      throw new IOException("a path is missing");
    }
    return path;
  }

  List<String> paths() throws IOException {
    int count = count(Integer.BYTES);
    List<String> all = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      all.add(path());
    }
    return all;
  }

  void requireEnd() throws IOException {
    if (in.hasRemaining()) {
      throw new IOException(in.remaining() + " bytes too many");
    }
  }

  static long require(long number, long least, long most) throws IOException {
    if (number < least || number > most) {
      throw new IOException("a number is " + number + "; allowed: " + least + " to " + most);
    }
    return number;
  }
}
