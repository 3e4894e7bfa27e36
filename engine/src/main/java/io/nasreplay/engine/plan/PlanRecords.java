package io.nasreplay.engine.plan;

import java.nio.ByteBuffer;

/**
 * The records of all streams, mapped, and what only they refer to.
 *
 * @param segments the mapped file, in parts of {@link StepFile#SEGMENT_BYTES}; only the last is
 *     shorter
 * @param implicitAccess what {@link ImplicitOpens#accesses} gave
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record PlanRecords(ByteBuffer[] segments, byte[] implicitAccess) {
  long totalBytes() {
    long total = 0;
    for (ByteBuffer segment : segments) {
      total += segment.capacity();
    }
    return total;
  }
}
