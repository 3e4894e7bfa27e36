/**
 * What a trace consists of, in numbers: operations, bytes, block sizes, sequentiality, working set.
 * Start with {@link TraceProfile}.
 */
@NullMarked
package io.nasreplay.traces.profile;

import org.jspecify.annotations.NullMarked;
