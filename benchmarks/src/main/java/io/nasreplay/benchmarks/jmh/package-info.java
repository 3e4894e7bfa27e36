/**
 * Parts of nasreplay alone, measured with JMH through their public doors. Start with {@link
 * io.nasreplay.benchmarks.jmh.CodecBenchmark}.
 */
@NullMarked
package io.nasreplay.benchmarks.jmh;

import org.jspecify.annotations.NullMarked;
