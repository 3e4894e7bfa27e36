package io.nasreplay.suites.model;

/** What is made of the figures of repeated runs. */
public sealed interface Statistic {
  /** As it is written in a suite. */
  String token();

  /** A statistic without a number of its own. */
  enum Simple implements Statistic {
    /** Arithmetic mean. */
    MEAN("mean"),
    /** Median. */
    MEDIAN("median"),
    /** The highest figure; the lowest when lower is better. Over all passes of all repeats. */
    BEST("best");

    private final String token;

    Simple(String token) {
      this.token = token;
    }

    @Override
    public String token() {
      return token;
    }
  }

  /**
   * The mean of the best figures.
   *
   * @param count of how many, 1 or more; of all when there are fewer
   */
  record MeanOfBest(int count) implements Statistic {
    public MeanOfBest {
      if (count < 1) {
        throw new IllegalArgumentException("count is " + count + "; allowed: 1 or more");
      }
    }

    @Override
    public String token() {
      return "mean of best " + count;
    }
  }
}
