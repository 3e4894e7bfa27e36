/**
 * The packaged program on real network file systems: kernel clients of SMB and NFS behind a shaped
 * link, see {@code src/test/lab/nas-lab}. Off unless the system property {@code nasreplay.lab} is
 * true, which {@code .ci/lab} sets; start with {@link io.nasreplay.cli.lab.KernelClientIT}.
 */
@NullMarked
package io.nasreplay.cli.lab;

import org.jspecify.annotations.NullMarked;
