package io.nasreplay.traces.model;

/** Halves of surrogate pairs, which no UTF-8 can hold. */
final class Surrogates {
  private Surrogates() {}

  static boolean standAlone(String text) {
    return text.codePoints().anyMatch(Surrogates::isHalf);
  }

  static boolean isHalf(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }
}
