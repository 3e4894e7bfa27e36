/**
 * What recordings of other tools have in common: operations as they were recorded, and how they
 * become a trace that can be replayed. Readers of formats yield {@link
 * io.nasreplay.traces.capture.CapturedOperation}s; start with {@link
 * io.nasreplay.traces.capture.TraceAssembly}, which makes a trace of them.
 */
@NullMarked
package io.nasreplay.traces.capture;

import org.jspecify.annotations.NullMarked;
