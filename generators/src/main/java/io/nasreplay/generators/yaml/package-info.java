/**
 * Reads workloads from YAML, with the position of every key and value. Start with {@link
 * io.nasreplay.generators.yaml.Workloads}; the keys of the language are in {@code Shape}, and for
 * editors in the resource {@code workload.schema.json}.
 */
@NullMarked
package io.nasreplay.generators.yaml;

import org.jspecify.annotations.NullMarked;
