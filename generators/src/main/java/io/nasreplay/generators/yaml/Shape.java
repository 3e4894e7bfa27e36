package io.nasreplay.generators.yaml;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The mappings of the language and their keys; a test holds {@code workload.schema.json} equal to
 * it.
 */
enum Shape implements MappingShape {
  WORKLOAD("workload", "name streams", "title description source parameters quick seed files"),
  PARAMETER("parameter", "value", "description certainty"),
  DIRECTORY("directory", "directory", ""),
  FILES("files", "path size", "name count tree exists"),
  TREE("tree", "", "fan-out levels files-per-directory"),
  LOGNORMAL("lognormal", "median sigma", "min max"),
  STREAM("stream", "name steps", "instances depth pace"),
  OPEN("open", "path", "flags expect"),
  CLOSE("close", "path", "expect"),
  FLUSH("flush", "path", "expect"),
  TRUNCATE("truncate", "path size", "expect"),
  MKDIR("mkdir", "path", "expect"),
  RMDIR("rmdir", "path", "expect"),
  DELETE("delete", "path", "expect"),
  RENAME("rename", "path to", "expect"),
  STAT("stat", "path", "expect"),
  LIST("list", "path", "expect"),
  COPY("copy", "to", "path set expect"),
  READ("read", "block", "path set order stride exponent offset span total stay expect"),
  WRITE("write", "block", "path set order stride exponent offset span total stay expect"),
  TRANSFER("transfer", "mix block", "path set order stride exponent offset span total stay expect"),
  MIX("mix", "read write", ""),
  INTERLEAVE("interleave", "stay steps", ""),
  COPY_TO("copy-to", "set block", "to"),
  COPY_FROM("copy-from", "set block", ""),
  EXPONENTIAL("think", "exponential", ""),
  LOOP("loop", "count steps", "as order"),
  ALTERNATIVE("alternative", "weight steps", "");

  /** The steps that are written as a mapping, by the word for them. */
  static final List<Shape> STEPS =
      List.of(
          OPEN,
          CLOSE,
          READ,
          WRITE,
          TRANSFER,
          FLUSH,
          TRUNCATE,
          MKDIR,
          RMDIR,
          DELETE,
          RENAME,
          STAT,
          LIST,
          COPY,
          COPY_TO,
          COPY_FROM,
          INTERLEAVE,
          LOOP);

  private final String word;
  private final ImmutableList<String> required;
  private final ImmutableList<String> optional;

  Shape(String word, String required, String optional) {
    this.word = word;
    this.required = words(required);
    this.optional = words(optional);
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public List<String> required() {
    return required;
  }

  @Override
  public List<String> keys() {
    return Stream.concat(required.stream(), optional.stream()).toList();
  }

  @Override
  public @Nullable String shorthand() {
    return required.size() == 1 && required.get(0).equals("path") ? "path" : null;
  }

  private static ImmutableList<String> words(String text) {
    return ImmutableList.copyOf(Splitter.on(' ').omitEmptyStrings().split(text));
  }
}
