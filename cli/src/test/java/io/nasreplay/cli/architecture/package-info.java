/**
 * What the code of all modules must look like. Every rule is also evaluated against classes that
 * break it, so that a rule that finds nothing any more is noticed. Start with {@link
 * ArchitectureTest}.
 */
@NullMarked
package io.nasreplay.cli.architecture;

import org.jspecify.annotations.NullMarked;
