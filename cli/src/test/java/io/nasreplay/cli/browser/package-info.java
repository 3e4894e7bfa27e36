/** What a browser shows of reports. */
@NullMarked
package io.nasreplay.cli.browser;

import org.jspecify.annotations.NullMarked;
