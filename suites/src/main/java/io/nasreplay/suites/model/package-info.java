/**
 * The suite language's model: what a suite says, structure and values checked, tests not yet
 * resolved. Start with {@link io.nasreplay.suites.model.Suite}.
 */
@NullMarked
package io.nasreplay.suites.model;

import org.jspecify.annotations.NullMarked;
