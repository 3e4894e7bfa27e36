/**
 * System calls as strace writes them, best with {@code strace -f -ttt -T -y -s 0 -e
 * trace=%file,%desc,%process -o FILE}; older layouts too. Start with {@link
 * io.nasreplay.traces.strace.StraceFormat}.
 */
@NullMarked
package io.nasreplay.traces.strace;

import org.jspecify.annotations.NullMarked;
