/**
 * Bytes that passed between the client and a target, counted by the network interface or the block
 * device on the way. Start with {@link io.nasreplay.engine.traffic.TrafficCounter}.
 */
@NullMarked
package io.nasreplay.engine.traffic;

import org.jspecify.annotations.NullMarked;
