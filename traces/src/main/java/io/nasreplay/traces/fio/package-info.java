/**
 * fio's I/O logs, versions 2 and 3, as {@code write_iolog} writes and {@code read_iolog} reads
 * them. Start with {@link io.nasreplay.traces.fio.FioLogFormat}.
 */
@NullMarked
package io.nasreplay.traces.fio;

import org.jspecify.annotations.NullMarked;
