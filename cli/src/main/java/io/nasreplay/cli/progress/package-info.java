/** How far a run is, for the person who waits. Start with {@link Progress}. */
@NullMarked
package io.nasreplay.cli.progress;

import org.jspecify.annotations.NullMarked;
