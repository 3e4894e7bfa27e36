package io.nasreplay.suites.journal;

/**
 * A run that was started.
 *
 * @param folder where its result will be, below the suite's folder
 * @param test the name of the case
 * @param target the name of its target
 * @param value the value to try, in a search; otherwise empty
 * @param warmUp whether it is left out of the score
 */
public record Started(String folder, String test, String target, String value, boolean warmUp) {}
