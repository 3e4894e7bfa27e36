/**
 * Reads suites from YAML, with the position of every key and value. Start with {@link
 * io.nasreplay.suites.yaml.Suites}; the keys of the language are in {@code SuiteShape}, and for
 * editors in the resource {@code suite.schema.json}.
 */
@NullMarked
package io.nasreplay.suites.yaml;

import org.jspecify.annotations.NullMarked;
