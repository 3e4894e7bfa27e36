/**
 * Markdown for articles and forums. Start with {@link ComparisonMarkdown}; {@link MarkdownText} is
 * for tables of others.
 */
@NullMarked
package io.nasreplay.results.markdown;

import org.jspecify.annotations.NullMarked;
