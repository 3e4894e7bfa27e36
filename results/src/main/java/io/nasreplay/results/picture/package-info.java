/**
 * Charts as pictures for articles, drawn without a browser and without a display. Start with {@link
 * io.nasreplay.results.picture.Pictures}.
 */
@NullMarked
package io.nasreplay.results.picture;

import org.jspecify.annotations.NullMarked;
