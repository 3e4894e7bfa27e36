/**
 * Reports as one web page that needs nothing else. Start with {@link
 * io.nasreplay.results.html.HtmlReport}.
 */
@NullMarked
package io.nasreplay.results.html;

import org.jspecify.annotations.NullMarked;
