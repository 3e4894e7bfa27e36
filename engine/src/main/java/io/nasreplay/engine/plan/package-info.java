/**
 * Compiles a trace into compact records outside the heap before anything on the target is touched.
 * Start with {@link PlanCompiler}.
 */
@NullMarked
package io.nasreplay.engine.plan;

import org.jspecify.annotations.NullMarked;
