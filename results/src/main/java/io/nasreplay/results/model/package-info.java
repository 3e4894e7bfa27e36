/** What a run measured, as immutable values without behaviour. Start with {@link RunResult}. */
@NullMarked
package io.nasreplay.results.model;

import org.jspecify.annotations.NullMarked;
