/** The program: connects the commands to the process. Start with {@link Main}. */
@NullMarked
package io.nasreplay.cli;

import org.jspecify.annotations.NullMarked;
