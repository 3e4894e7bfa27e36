package io.nasreplay.cli.architecture.broken.traces.util;

/** Public without a user, in a package without a meaning that is not null-marked. */
public final class Odds {}
