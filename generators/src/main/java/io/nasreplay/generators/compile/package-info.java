/**
 * Makes traces from workloads: evaluates values, draws what is random, puts the streams' operations
 * in one order. Start with {@link io.nasreplay.generators.compile.WorkloadTrace}.
 */
@NullMarked
package io.nasreplay.generators.compile;

import org.jspecify.annotations.NullMarked;
