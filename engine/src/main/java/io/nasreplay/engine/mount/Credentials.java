package io.nasreplay.engine.mount;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Removes user names and passwords from what mounts tell, before it goes into a result. */
final class Credentials {
  private static final Set<String> SECRET_OPTIONS =
      Set.of(
          "user",
          "name",
          "username",
          "pass",
          "password",
          "password2",
          "cred",
          "credentials",
          "domain",
          "dom",
          "secret",
          "secretfile",
          "cruid",
          "key",
          "keyfile");

  /** The user in {@code user@host:/path}, {@code //user:password@host/share} and URLs. */
  private static final Pattern USER = Pattern.compile("^((?:[a-z][a-z0-9+.-]*:)?//)?[^/@]+@");

  private Credentials() {}

  static String removedFromSource(String source) {
    return USER.matcher(source).replaceFirst(found -> found.group(1) == null ? "" : "$1");
  }

  /** The options, comma-separated, without those that hold credentials. */
  static String removedFromOptions(List<String> options) {
    return options.stream()
        .filter(option -> !SECRET_OPTIONS.contains(keyOf(option)))
        .collect(Collectors.joining(","));
  }

  private static String keyOf(String option) {
    int equals = option.indexOf('=');
    return equals < 0 ? "" : option.substring(0, equals);
  }
}
