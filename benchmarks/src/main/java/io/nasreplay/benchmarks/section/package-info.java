/**
 * What is measured, and against what. Start with {@link io.nasreplay.benchmarks.section.Section}.
 */
@NullMarked
package io.nasreplay.benchmarks.section;

import org.jspecify.annotations.NullMarked;
