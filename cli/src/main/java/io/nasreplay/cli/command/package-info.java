/**
 * The commands: what each takes, calls and prints. They write where they are told to and return an
 * exit code. Start with {@link CommandLineProgram}.
 */
@NullMarked
package io.nasreplay.cli.command;

import org.jspecify.annotations.NullMarked;
