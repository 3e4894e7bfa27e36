/**
 * What every byte of every file is, and checking afterwards that it is there. Start with {@link
 * io.nasreplay.engine.content.Content}.
 */
@NullMarked
package io.nasreplay.engine.content;

import org.jspecify.annotations.NullMarked;
