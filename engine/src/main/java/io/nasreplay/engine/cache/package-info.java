/**
 * The client's cache of file contents: emptying it and looking what it holds. Start with {@link
 * io.nasreplay.engine.cache.ClientCache}.
 */
@NullMarked
package io.nasreplay.engine.cache;

import org.jspecify.annotations.NullMarked;
