package io.nasreplay.generators.yaml;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which keys a mapping of a YAML language has. */
public interface MappingShape {
  /** What messages and the language's schema call it. */
  String word();

  /** The keys that must be given. */
  List<String> required();

  /** All keys, required ones first. */
  List<String> keys();

  /** The only required key, whose value may stand for the mapping; null for none. */
  @Nullable String shorthand();
}
