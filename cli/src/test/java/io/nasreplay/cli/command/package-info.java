/** The commands, run inside the test's own process. Start with {@link Invocation}. */
@NullMarked
package io.nasreplay.cli.command;

import org.jspecify.annotations.NullMarked;
