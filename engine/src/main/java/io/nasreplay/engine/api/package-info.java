/** What a caller of the engine says and hears: options, progress, stopping, errors. */
@NullMarked
package io.nasreplay.engine.api;

import org.jspecify.annotations.NullMarked;
