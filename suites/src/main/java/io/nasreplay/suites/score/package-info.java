/**
 * What a suite's runs say together: scores, curves, spread. Start with {@link
 * io.nasreplay.suites.score.Scoring}.
 */
@NullMarked
package io.nasreplay.suites.score;

import org.jspecify.annotations.NullMarked;
