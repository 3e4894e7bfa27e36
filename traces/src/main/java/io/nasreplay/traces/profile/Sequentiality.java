package io.nasreplay.traces.profile;

/**
 * How sequential reads and writes are. One is sequential when it starts where the one just before
 * it, in the order that is looked at, ended, in the same file. The first one follows none and is
 * not sequential, so that n sequential blocks of one file give (n - 1) / n. Operations of other
 * kinds in between do not matter, nor whether it is a read or a write.
 *
 * @param transfers all reads and writes
 * @param sequential how many of them are sequential
 */
public record Sequentiality(long transfers, long sequential) {
  /** The sequential share in percent; 0 when there is no transfer. */
  public double percent() {
    return transfers == 0 ? 0 : 100.0 * sequential / transfers;
  }
}
