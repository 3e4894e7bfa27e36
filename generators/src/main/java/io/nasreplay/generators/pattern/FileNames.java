package io.nasreplay.generators.pattern;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.regex.Pattern;

/**
 * What stands around the number in the names of a file set.
 *
 * @param prefix for example {@code f}; letters, digits, {@code _ - .}; not empty, as names of
 *     digits only are easily mistaken, at most 100 characters, starting with a letter or digit
 * @param suffix for example {@code .jpg}; as the prefix, or empty, not ending in a dot, which
 *     Windows drops
 */
public record FileNames(String prefix, String suffix) {
  private static final Pattern PREFIX = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_.-]{0,99}");
  private static final Pattern SUFFIX = Pattern.compile("([A-Za-z0-9_.-]{0,99}[A-Za-z0-9_-])?");
  private static final Pattern RESERVED = Pattern.compile("(?i)(com|lpt)");

  /** {@code f0.bin}, {@code f1.bin} and so on. */
  public static final FileNames DEFAULT = new FileNames("f", ".bin");

  public FileNames {
    check("prefix", prefix, PREFIX);
    check("suffix", suffix, SUFFIX);
    checkArgument(
        !RESERVED.matcher(prefix).matches(),
        "prefix is \"%s\"; allowed: no com or lpt, which Windows reserves with a digit",
        prefix);
  }

  private static void check(String name, String value, Pattern allowed) {
    checkArgument(
        allowed.matcher(value).matches(),
        "%s is \"%s\"; allowed: up to 100 letters, digits, \"_\", \"-\" and \".\" (%s)",
        name,
        value,
        allowed.pattern());
  }
}
