/**
 * Named, seeded random generators: the only source of chance in a workload. Start with {@link
 * io.nasreplay.generators.random.SeededRandom}.
 */
@NullMarked
package io.nasreplay.generators.random;

import org.jspecify.annotations.NullMarked;
