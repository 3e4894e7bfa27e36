/** Statistics over repeated runs. Start with {@link RunSummaries}. */
@NullMarked
package io.nasreplay.results.stats;

import org.jspecify.annotations.NullMarked;
