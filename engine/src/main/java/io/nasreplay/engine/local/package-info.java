/**
 * Targets that are folders of this machine, mounted shares among them. Start with {@link
 * io.nasreplay.engine.local.LocalTarget}.
 */
@NullMarked
package io.nasreplay.engine.local;

import org.jspecify.annotations.NullMarked;
