package io.nasreplay.engine.plan;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import io.nasreplay.traces.format.SourceIdentity;

/**
 * Which plan it is: of which source, and compiled by which program.
 *
 * @param source what the source yields and what it is called, 32 bytes
 * @param build the code that compiled it, 32 bytes
 */
record PlanKey(HashCode source, HashCode build) {
  /**
   * What a source yields and what it is called.
   *
   * @param name what results call the trace when it does not say so itself
   */
  static HashCode source(SourceIdentity identity, String name) {
    return Hashing.sha256()
        .newHasher()
        .putBytes(HashCode.fromString(identity.digest()).asBytes())
        .putUnencodedChars(name)
        .hash();
  }

  /** The code that a text tells apart from other builds. */
  static HashCode build(String text) {
    return Hashing.sha256().hashUnencodedChars(text);
  }
}
