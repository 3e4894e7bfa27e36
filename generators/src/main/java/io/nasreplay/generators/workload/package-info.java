/**
 * The workload language's model: what a YAML workload says, structure checked, expressions not yet
 * evaluated. Start with {@link io.nasreplay.generators.workload.Workload}.
 */
@NullMarked
package io.nasreplay.generators.workload;

import org.jspecify.annotations.NullMarked;
