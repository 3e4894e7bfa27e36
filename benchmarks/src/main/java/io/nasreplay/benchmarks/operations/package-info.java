/**
 * One list of operations, in the words of each contender. Start with {@link
 * io.nasreplay.benchmarks.operations.OperationList}.
 */
@NullMarked
package io.nasreplay.benchmarks.operations;

import org.jspecify.annotations.NullMarked;
