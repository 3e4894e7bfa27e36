package io.nasreplay.traces.model;

/** Halves of surrogate pairs, which no UTF-8 can hold. */
final class Surrogates {
  private Surrogates() {}

  static boolean standAlone(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i)) && isHalf(text.codePointAt(i++))) {
        return true;
      }
    }
    return false;
  }

  static boolean isHalf(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }
}
