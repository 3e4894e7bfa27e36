/** The packaged program and its launcher, run as a user runs them. */
@NullMarked
package io.nasreplay.cli.packaged;

import org.jspecify.annotations.NullMarked;
