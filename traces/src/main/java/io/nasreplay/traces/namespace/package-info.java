/**
 * The files and directories that exist, and who has them open, at each point of a trace's global
 * order. Start with {@link Namespace}.
 */
@NullMarked
package io.nasreplay.traces.namespace;

import org.jspecify.annotations.NullMarked;
