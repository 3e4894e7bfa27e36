/**
 * Plans and score tables as text, Markdown and CSV. Start with {@link
 * io.nasreplay.suites.text.ScoreText}.
 */
@NullMarked
package io.nasreplay.suites.text;

import org.jspecify.annotations.NullMarked;
