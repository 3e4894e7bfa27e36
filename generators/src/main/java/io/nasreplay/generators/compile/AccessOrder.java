package io.nasreplay.generators.compile;

import io.nasreplay.generators.pattern.BlockOrder;
import io.nasreplay.generators.pattern.BlockOrders;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.workload.Step;
import io.nasreplay.traces.format.Suggestions;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.apache.commons.rng.UniformRandomProvider;
import org.jspecify.annotations.Nullable;

/**
 * In which order blocks are visited.
 *
 * @param kind which order
 * @param strideBytes from one block to the next, for strided
 * @param exponent the skew, for zipf
 * @param mark where it stands
 */
record AccessOrder(Kind kind, long strideBytes, double exponent, Mark mark) {
  /** The orders of the language. */
  enum Kind {
    SEQUENTIAL,
    REVERSE,
    BUTTERFLY,
    RANDOM,
    RANDOM_WITH_REPLACEMENT,
    STRIDED,
    ZIPF;

    String token() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  static AccessOrder of(Step.Transfer step, Evaluator evaluator) {
    Step.Access access = step.access();
    Kind kind = access.order() == null ? Kind.SEQUENTIAL : kind(access.order(), evaluator);
    refuse(access.stride(), "stride", Kind.STRIDED, kind);
    refuse(access.exponent(), "exponent", Kind.ZIPF, kind);
    Mark mark = access.order() == null ? step.mark() : access.order().mark();
    if (kind == Kind.STRIDED && access.stride() == null) {
      throw mark.error("order strided has no stride; required: stride, a multiple of block");
    }
    double exponent =
        access.exponent() == null ? 1 : evaluator.number("exponent", access.exponent());
    return new AccessOrder(kind, evaluator.bytes("stride", access.stride(), 0), exponent, mark);
  }

  /** The order in which a loop takes the numbers of its turns. */
  static AccessOrder ofTurns(Scalar order, Evaluator evaluator) {
    Kind kind = kind(order, evaluator);
    if (kind == Kind.STRIDED || kind == Kind.ZIPF) {
      throw order
          .mark()
          .error(
              "order of a loop is " + kind.token() + "; allowed: one without stride or exponent");
    }
    return new AccessOrder(kind, 0, 1, order.mark());
  }

  /** The order of so many blocks of this size. */
  BlockOrder blocks(long blocks, long blockBytes, UniformRandomProvider random) {
    return Evaluator.at(mark, () -> order(blocks, blockBytes, random));
  }

  private BlockOrder order(long blocks, long blockBytes, UniformRandomProvider random) {
    return switch (kind) {
      case SEQUENTIAL -> BlockOrders.sequential(blocks);
      case REVERSE -> BlockOrders.reverse(blocks);
      case BUTTERFLY -> BlockOrders.butterfly(blocks);
      case RANDOM -> BlockOrders.random(blocks, random);
      case RANDOM_WITH_REPLACEMENT -> BlockOrders.randomWithReplacement(blocks, random);
      case STRIDED -> BlockOrders.strided(blocks, strideBlocks(blockBytes));
      case ZIPF -> BlockOrders.zipf(blocks, exponent, random);
    };
  }

  private long strideBlocks(long blockBytes) {
    if (strideBytes < blockBytes || strideBytes % blockBytes != 0) {
      throw new IllegalArgumentException(
          "stride is "
              + strideBytes
              + " B; allowed: a multiple of the (largest) block, "
              + blockBytes
              + " B");
    }
    return strideBytes / blockBytes;
  }

  private static Kind kind(Scalar order, Evaluator evaluator) {
    String token = evaluator.text(order);
    Supplier<String> unknown =
        () ->
            Suggestions.unknown(
                "order", token, Arrays.stream(Kind.values()).map(Kind::token).toList());
    return List.of(Kind.values()).stream()
        .filter(kind -> kind.token().equals(token))
        .findFirst()
        .orElseThrow(() -> order.mark().error(unknown.get()));
  }

  private static void refuse(@Nullable Scalar given, String key, Kind wanted, Kind kind) {
    if (given != null && kind != wanted) {
      throw given
          .mark()
          .error(
              key
                  + " stands with order "
                  + kind.token()
                  + "; allowed: with order "
                  + wanted.token()
                  + " only");
    }
  }
}
