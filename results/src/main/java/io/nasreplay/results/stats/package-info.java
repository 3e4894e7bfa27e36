/**
 * Statistics over repeated runs. Start with {@link RunSummaries} for one target, {@link WelchTest}
 * and {@link MannWhitneyTest} for two.
 */
@NullMarked
package io.nasreplay.results.stats;

import org.jspecify.annotations.NullMarked;
