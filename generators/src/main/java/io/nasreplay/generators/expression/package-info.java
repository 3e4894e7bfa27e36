/**
 * The values of a workload: numbers with units, texts, and expressions over named ones. Problems
 * are {@link io.nasreplay.generators.expression.ExpressionException}s, to which the reader of the
 * workload adds the position. Start with {@link io.nasreplay.generators.expression.Template} and
 * {@link io.nasreplay.generators.expression.Parameters}.
 *
 * <p>Expressions are parsed and evaluated by EvalEx with our own few operators and functions and
 * nothing else: no access to files, the clock, the system or its locale.
 */
@NullMarked
package io.nasreplay.generators.expression;

import org.jspecify.annotations.NullMarked;
