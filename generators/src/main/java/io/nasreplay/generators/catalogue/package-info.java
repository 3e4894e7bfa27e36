/**
 * The workloads that ship with the program, as YAML resources. Start with {@link
 * io.nasreplay.generators.catalogue.Catalogue}.
 */
@NullMarked
package io.nasreplay.generators.catalogue;

import org.jspecify.annotations.NullMarked;
