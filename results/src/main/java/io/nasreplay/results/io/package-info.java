/** The folder of a run on disk. Start with {@link ResultFolder}. */
@NullMarked
package io.nasreplay.results.io;

import org.jspecify.annotations.NullMarked;
