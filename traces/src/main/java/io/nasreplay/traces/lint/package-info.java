/** Warnings about names that some target cannot hold. Start with {@link NameLint}. */
@NullMarked
package io.nasreplay.traces.lint;

import org.jspecify.annotations.NullMarked;
