/** What is shown while a run lasts. */
@NullMarked
package io.nasreplay.cli.progress;

import org.jspecify.annotations.NullMarked;
