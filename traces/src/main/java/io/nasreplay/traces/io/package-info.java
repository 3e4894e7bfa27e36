/** Opens and writes traces in files, compressed or not. Start with {@link Traces}. */
@NullMarked
package io.nasreplay.traces.io;

import org.jspecify.annotations.NullMarked;
