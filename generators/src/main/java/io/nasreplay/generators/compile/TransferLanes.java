package io.nasreplay.generators.compile;

import io.nasreplay.traces.model.TracePath;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Shares out a transfer over its files: which part of each is visited, and how many bytes each gets
 * of the total, in proportion to the parts.
 */
final class TransferLanes {
  private TransferLanes() {}

  /**
   * The lanes of a transfer.
   *
   * @param growing files that other transfers may write to between its operations
   */
  static List<TransferLane> of(
      ResolvedTransfer transfer, Set<TracePath> growing, StreamContext stream, String name) {
    long[] spans = spans(transfer, stream);
    long[] shares = shares(spans, transfer.totalBytes());
    List<TransferLane> lanes = new ArrayList<>();
    for (int i = 0; i < spans.length; i++) {
      if (shares[i] > 0) {
        TracePath path = transfer.paths().get(i);
        if (!growing.contains(path)) {
          refuseReadsBeyondTheEnd(transfer, path, spans[i], shares[i], stream);
        }
        lanes.add(new TransferLane(transfer, path, spans[i], shares[i], stream, name + "/" + i));
      }
    }
    return lanes;
  }

  /** They would all come back short. Another stream may make the file longer. */
  private static void refuseReadsBeyondTheEnd(
      ResolvedTransfer transfer,
      TracePath path,
      long spanBytes,
      long shareBytes,
      StreamContext stream) {
    OptionalLong size = stream.usedBytes(path);
    if (size.isEmpty() || !transfer.onlyReads() || transfer.expect() != null) {
      return;
    }
    boolean sequential = transfer.order().kind() == AccessOrder.Kind.SEQUENTIAL;
    long visitedBytes = sequential ? Math.min(spanBytes, shareBytes) : spanBytes;
    // Not a sum, which may be more than 2^63 - 1.
    if (visitedBytes > size.getAsLong() - transfer.offsetBytes()) {
      throw new UnknownSizeException(
          transfer.mark().error(beyondTheEnd(transfer, path, visitedBytes, size.getAsLong())));
    }
  }

  private static String beyondTheEnd(
      ResolvedTransfer transfer, TracePath path, long visitedBytes, long sizeBytes) {
    return "read of "
        + visitedBytes
        + " B from offset "
        + transfer.offsetBytes()
        + " reaches beyond the end of \""
        + path
        + "\", which has "
        + sizeBytes
        + " B at this point; allowed: a part within the file, or expect: SHORT when short reads are"
        + " meant";
  }

  /** Each file's part: as said, or to the file's end, or for new files a share of the total. */
  private static long[] spans(ResolvedTransfer transfer, StreamContext stream) {
    int files = transfer.paths().size();
    long[] spans = new long[files];
    boolean allEmpty = true;
    for (int i = 0; i < files; i++) {
      spans[i] = span(transfer, transfer.paths().get(i), stream);
      allEmpty &= spans[i] == 0;
    }
    if (allEmpty && transfer.totalBytes() > 0) {
      for (int i = 0; i < files; i++) {
        spans[i] = Math.floorDiv(transfer.totalBytes() - 1, (long) files) + 1;
      }
    }
    return spans;
  }

  private static long span(ResolvedTransfer transfer, TracePath path, StreamContext stream) {
    if (transfer.spanBytes() != ResolvedTransfer.NOT_SAID) {
      return transfer.spanBytes();
    }
    OptionalLong size = stream.sizeBytes(path);
    if (size.isEmpty() && transfer.totalBytes() == ResolvedTransfer.NOT_SAID) {
      throw new UnknownSizeException(
          transfer
              .mark()
              .error(
                  "total is missing, as \""
                      + path
                      + "\" does not exist at this point; required: total, or a file that exists"));
    }
    return Math.max(0, size.orElse(0) - transfer.offsetBytes());
  }

  /** Rounded so that the shares add up to the total. */
  private static long[] shares(long[] spans, long totalBytes) {
    if (totalBytes == ResolvedTransfer.NOT_SAID) {
      return spans;
    }
    BigInteger all = BigInteger.ZERO;
    for (long span : spans) {
      all = all.add(BigInteger.valueOf(span));
    }
    long[] shares = new long[spans.length];
    BigInteger before = BigInteger.ZERO;
    long given = 0;
    for (int i = 0; i < spans.length && all.signum() > 0; i++) {
      before = before.add(BigInteger.valueOf(spans[i]));
      long upToHere = before.multiply(BigInteger.valueOf(totalBytes)).divide(all).longValueExact();
      shares[i] = upToHere - given;
      given = upToHere;
    }
    return shares;
  }
}
