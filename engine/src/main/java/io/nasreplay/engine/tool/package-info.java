/**
 * Other programs: the operating system's own, asked for what no file tells (start with {@link
 * io.nasreplay.engine.tool.SystemTools}), and the user's, run by the shell ({@link
 * io.nasreplay.engine.tool.ShellCommand}).
 */
@NullMarked
package io.nasreplay.engine.tool;

import org.jspecify.annotations.NullMarked;
