/**
 * What is mounted at a path, and what the mount and its protocol do to data: from the kernel's
 * tables on Linux, from the system's programs on macOS and Windows. Start with {@link
 * io.nasreplay.engine.mount.Mounted}.
 */
@NullMarked
package io.nasreplay.engine.mount;

import org.jspecify.annotations.NullMarked;
