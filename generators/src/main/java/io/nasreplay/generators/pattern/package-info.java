/**
 * The patterns that a workload is made of: the order of blocks, weighted choices, file sizes, the
 * interleaving of files and the shape of a file set. Nothing here knows the workload language.
 *
 * <p>Everything random is fed by a named generator and computed with integer arithmetic, the four
 * basic floating-point operations or {@link StrictMath}, so that the numbers are the same on every
 * machine. Start with {@link io.nasreplay.generators.pattern.BlockOrders}.
 */
@NullMarked
package io.nasreplay.generators.pattern;

import org.jspecify.annotations.NullMarked;
