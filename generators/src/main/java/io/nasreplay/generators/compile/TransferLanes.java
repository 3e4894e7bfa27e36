package io.nasreplay.generators.compile;

import io.nasreplay.traces.model.TracePath;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Shares out a transfer over its files: which part of each is visited, and how many bytes each gets
 * of the total, in proportion to the parts.
 */
final class TransferLanes {
  private TransferLanes() {}

  static List<TransferLane> of(ResolvedTransfer transfer, StreamContext stream, String name) {
    long[] spans = spans(transfer, stream);
    long[] shares = shares(spans, transfer.totalBytes());
    List<TransferLane> lanes = new ArrayList<>();
    for (int i = 0; i < spans.length; i++) {
      if (shares[i] > 0) {
        TracePath path = transfer.paths().get(i);
        lanes.add(new TransferLane(transfer, path, spans[i], shares[i], stream, name + "/" + i));
      }
    }
    return lanes;
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
