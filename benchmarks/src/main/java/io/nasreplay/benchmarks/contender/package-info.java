/**
 * The programs that are measured: how each is started, and what its output says. Start with {@link
 * io.nasreplay.benchmarks.contender.Contender}.
 */
@NullMarked
package io.nasreplay.benchmarks.contender;

import org.jspecify.annotations.NullMarked;
