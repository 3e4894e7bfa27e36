package io.nasreplay.traces.model;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How a file is opened: {@code r}, {@code w} or {@code rw}, with options.
 *
 * @param access what the file may be used for
 * @param options the options; kept in the order of declaration
 */
public record OpenFlags(Access access, Set<Option> options) {
  /** What an open file may be used for. */
  public enum Access {
    R,
    W,
    RW;

    /** The word for it in a trace. */
    public String token() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the file can be read. */
    public boolean reads() {
      return this != W;
    }

    /** Whether the file can be written. */
    public boolean writes() {
      return this != R;
    }
  }

  /** What else opening does. */
  public enum Option {
    /** Makes the file when it is not there. */
    CREATE,
    /** Makes the file, and fails with EEXIST when it is there. */
    NEW,
    /** Cuts an existing file to zero bytes. */
    TRUNCATE,
    /** Every write goes to the end of the file. */
    APPEND,
    /** Every write is durable when it returns. */
    SYNC;

    /** The word for it in a trace, after a {@code +}. */
    public String token() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final String ALLOWED =
      "allowed: r, w or rw, then any of +create, +new, +truncate, +append, +sync, each once";

  public OpenFlags {
    options = options.isEmpty() ? Set.of() : Set.copyOf(options);
    if (!access.writes() && !options.isEmpty()) {
      throw new IllegalArgumentException(
          "flags are \""
              + render(access, options)
              + "\"; allowed with r: no option; options need w or rw");
    }
  }

  /** Flags without options. */
  public static OpenFlags of(Access access, Option... options) {
    return new OpenFlags(access, Set.of(options));
  }

  /** Whether opening can make the file. */
  public boolean creates() {
    return has(Option.CREATE) || has(Option.NEW);
  }

  /** Whether the option is set. */
  public boolean has(Option option) {
    return options.contains(option);
  }

  /**
   * Reads a trace's flags, for example {@code rw+create+sync}.
   *
   * @throws IllegalArgumentException naming the text and what is allowed
   */
  public static OpenFlags parse(String text) {
    String[] words = text.split("\\+", -1);
    Access access = access(text, words[0]);
    EnumSet<Option> options = EnumSet.noneOf(Option.class);
    for (String word : List.of(words).subList(1, words.length)) {
      if (!options.add(option(text, word))) {
        throw new IllegalArgumentException("flags are \"" + text + "\"; " + ALLOWED);
      }
    }
    return new OpenFlags(access, options);
  }

  /** The canonical form: access, then the options in the order of declaration. */
  @Override
  public String toString() {
    return render(access, options);
  }

  private static String render(Access access, Set<Option> options) {
    return access.token()
        + options.stream().sorted().map(o -> "+" + o.token()).collect(Collectors.joining());
  }

  private static Access access(String text, String word) {
    for (Access access : Access.values()) {
      if (access.token().equals(word)) {
        return access;
      }
    }
    throw new IllegalArgumentException("flags are \"" + text + "\"; " + ALLOWED);
  }

  private static Option option(String text, String word) {
    for (Option option : Option.values()) {
      if (option.token().equals(word)) {
        return option;
      }
    }
    throw new IllegalArgumentException("flags are \"" + text + "\"; " + ALLOWED);
  }
}
