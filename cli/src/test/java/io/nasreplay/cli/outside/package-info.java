/** What the packaged program does, as seen by the kernel and by whoever looks at the target. */
@NullMarked
package io.nasreplay.cli.outside;

import org.jspecify.annotations.NullMarked;
