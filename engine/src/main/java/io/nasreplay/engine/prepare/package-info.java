/**
 * The run folder on the target: made, filled, reused and removed. A manifest names everything that
 * nasreplay may make in it before any of it is made, so that whatever happens exactly that can be
 * removed again. Links are never followed. Start with {@link
 * io.nasreplay.engine.prepare.RunFolders}.
 */
@NullMarked
package io.nasreplay.engine.prepare;

import org.jspecify.annotations.NullMarked;
