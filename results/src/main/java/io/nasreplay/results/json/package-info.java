/**
 * JSON, written and read; the only package that knows a JSON library. Start with {@link ResultJson}
 * for one run, {@link RunJson} for the output of several, {@link CheckJson} for what a run would
 * find, {@link CompareJson} for targets side by side, {@link JsonText} for anything else. A file
 * that is none is an {@link UnreadableResultException}.
 */
@NullMarked
package io.nasreplay.results.json;

import org.jspecify.annotations.NullMarked;
