/**
 * The client, the target and what lies between: facts for the result, and whether a run can succeed
 * there. Start with {@link io.nasreplay.engine.environment.TargetInspection}.
 */
@NullMarked
package io.nasreplay.engine.environment;

import org.jspecify.annotations.NullMarked;
