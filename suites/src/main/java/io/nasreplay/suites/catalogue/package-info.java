/**
 * The suites that ship with the program, as YAML resources. Start with {@link
 * io.nasreplay.suites.catalogue.SuiteCatalogue}.
 */
@NullMarked
package io.nasreplay.suites.catalogue;

import org.jspecify.annotations.NullMarked;
