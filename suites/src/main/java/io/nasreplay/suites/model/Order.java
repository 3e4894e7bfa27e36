package io.nasreplay.suites.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which run follows which. */
public enum Order {
  /** No test follows itself, as long as another one has runs left. */
  INTERLEAVED,
  /** All runs of a test one after another, test by test; repeats go over all tests. */
  SEQUENTIAL;

  /** The word in suites. */
  public String token() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The order for a word, or empty. */
  public static Optional<Order> ofToken(String token) {
    return Arrays.stream(values()).filter(order -> order.token().equals(token)).findFirst();
  }

  /** All words. */
  public static List<String> tokens() {
    return Arrays.stream(values()).map(Order::token).toList();
  }
}
