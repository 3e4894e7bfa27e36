/**
 * The operating system's own programs, asked for what no file tells. Start with {@link
 * io.nasreplay.engine.tool.SystemTools}.
 */
@NullMarked
package io.nasreplay.engine.tool;

import org.jspecify.annotations.NullMarked;
