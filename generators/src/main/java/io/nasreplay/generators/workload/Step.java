package io.nasreplay.generators.workload;

import io.nasreplay.traces.model.OperationKind;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One thing that a stream does. */
public sealed interface Step {
  /** Where it stands. */
  Mark mark();

  /**
   * One operation that moves no data by offset: open, close, flush, truncate, mkdir, rmdir, delete,
   * rename, stat, list, copy of one file, or barrier.
   *
   * @param kind what it does
   * @param path the file or directory; null for barrier only
   * @param to the second name of rename and copy
   * @param flags how to open; null for {@code r}
   * @param size the new size for truncate
   * @param expect the error it is expected to end in
   * @param mark where it stands
   */
  record Call(
      OperationKind kind,
      @Nullable Scalar path,
      @Nullable Scalar to,
      @Nullable Scalar flags,
      @Nullable Scalar size,
      @Nullable Scalar expect,
      Mark mark)
      implements Step {}

  /**
   * Reads, writes, or a mix of both.
   *
   * @param weights the share of each kind
   * @param files on which files
   * @param block how many bytes one operation moves
   * @param access in which order the blocks of each file are visited
   * @param region which part of each file, and how much in total
   * @param stay with several files: the probability that an operation stays on the file of the one
   *     before it; null: one file after the other
   * @param expect the error each operation is expected to end in
   * @param mark where it stands
   */
  record Transfer(
      Map<OperationKind, Scalar> weights,
      FileChoice files,
      Sizes block,
      Access access,
      Region region,
      @Nullable Scalar stay,
      @Nullable Scalar expect,
      Mark mark)
      implements Step {
    public Transfer {
      weights = Map.copyOf(weights);
    }
  }

  /**
   * The files that a transfer works on: paths, or a file set.
   *
   * @param paths the files; empty when a set is named
   * @param set a file set's name; null when paths are given
   */
  record FileChoice(List<Scalar> paths, @Nullable Scalar set) {
    public FileChoice {
      paths = List.copyOf(paths);
    }
  }

  /**
   * In which order blocks are visited.
   *
   * @param order the order's name; null for sequential
   * @param stride from one block to the next, for strided
   * @param exponent the skew, for zipf
   */
  record Access(@Nullable Scalar order, @Nullable Scalar stride, @Nullable Scalar exponent) {}

  /**
   * Which part of each file is visited.
   *
   * @param offset where the part starts; null for 0
   * @param span how long the part is; null: to the file's end, or the total when the file is new
   * @param total the bytes to move, over all files; null: each file's part once
   */
  record Region(@Nullable Scalar offset, @Nullable Scalar span, @Nullable Scalar total) {}

  /**
   * Transfers that take turns within one stream.
   *
   * @param stay the probability that an operation stays with the transfer of the one before it
   * @param transfers at least two
   * @param mark where it stands
   */
  record Interleave(Scalar stay, List<Transfer> transfers, Mark mark) implements Step {
    public Interleave {
      transfers = List.copyOf(transfers);
    }
  }

  /**
   * Copies every file of a set.
   *
   * @param direction between which places
   * @param set the file set's name
   * @param to the directory on the target that receives the copy; null for the set's own paths
   * @param block how many bytes one operation moves; null within the target, where one operation
   *     copies a whole file
   * @param mark where it stands
   */
  record CopySet(
      Direction direction, Scalar set, @Nullable Scalar to, @Nullable Sizes block, Mark mark)
      implements Step {}

  /** Between which places a file set is copied. */
  enum Direction {
    /** From the client to the target: files are made and written. */
    TO_TARGET,
    /** From the target to the client: files are read. */
    FROM_TARGET,
    /** From one place on the target to another, through the client. */
    WITHIN_TARGET
  }

  /**
   * Does nothing for a time.
   *
   * @param time a duration, or a range <code>MIN..MAX</code> in which all are equally likely
   * @param exponential whether the time is the mean of an exponential distribution
   * @param mark where it stands
   */
  record Think(Scalar time, boolean exponential, Mark mark) implements Step {}

  /**
   * Repeats steps.
   *
   * @param count how often
   * @param variable by which name expressions inside know the turn, from 0; null for none
   * @param order in which order the variable takes its numbers; null for upwards
   * @param steps what is repeated
   * @param mark where it stands
   */
  record Loop(
      Scalar count, @Nullable Scalar variable, @Nullable Scalar order, List<Step> steps, Mark mark)
      implements Step {
    public Loop {
      steps = List.copyOf(steps);
    }
  }

  /**
   * Takes one of several ways, by chance.
   *
   * @param alternatives at least one
   * @param mark where it stands
   */
  record Choice(List<Alternative> alternatives, Mark mark) implements Step {
    public Choice {
      alternatives = List.copyOf(alternatives);
    }
  }

  /**
   * One way of a choice.
   *
   * @param weight its share, relative to the other ways
   * @param steps what is done
   */
  record Alternative(Scalar weight, List<Step> steps) {
    public Alternative {
      steps = List.copyOf(steps);
    }
  }
}
