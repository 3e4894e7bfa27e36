/** The file-system calls that a replay makes. Start with {@link Target}. */
@NullMarked
package io.nasreplay.engine.target;

import org.jspecify.annotations.NullMarked;
