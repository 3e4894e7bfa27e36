package io.nasreplay.engine.mount;

import static io.nasreplay.engine.mount.MountFactsBuilder.NO;
import static io.nasreplay.engine.mount.MountFactsBuilder.YES;

import io.nasreplay.results.model.EnvironmentFacts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/**
 * What {@code nfsstat -m} tells on macOS: per mount first the options that were asked for, then the
 * parameters in effect, of which the latter count.
 */
final class NfsstatMounts {
  private static final Pattern HEAD = Pattern.compile("^(/.*) from (\\S.*)$");
  private static final Pattern PARAMETERS = Pattern.compile("^\\s+NFS parameters: (.*)$");

  /**
   * One mount.
   *
   * @param mountPoint where
   * @param parameters those in effect, comma-separated
   */
  record Entry(String mountPoint, String parameters) {
    Optional<String> value(String key) {
      return Arrays.stream(parameters.split(","))
          .filter(parameter -> parameter.startsWith(key + "="))
          .map(parameter -> parameter.substring(key.length() + 1))
          .findFirst();
    }

    void addTo(MountFactsBuilder facts) {
      facts.caching = "close-to-open";
      facts.compression = EnvironmentFacts.NONE;
      facts.readSizeBytes = number("rsize");
      facts.writeSizeBytes = number("wsize");
      facts.attributeCacheSeconds =
          has("noac") ? 0 : LongStream.of(number("acregmax"), number("acdirmax")).max().orElse(-1);
      facts.transport = has("tcp") ? "tcp" : has("udp") ? "udp" : facts.transport;
      facts.recovery = has("soft") ? "soft" : has("hard") ? "hard" : facts.recovery;
      value("sec").ifPresent(flavours -> addSecurity(facts, List.of(flavours.split(":"))));
    }

    /** Of several flavours the one in use is not told. */
    private static void addSecurity(MountFactsBuilder facts, List<String> flavours) {
      facts.security = String.join(":", flavours);
      if (flavours.stream().noneMatch(flavour -> flavour.startsWith("krb5"))) {
        facts.signing = NO;
        facts.encryption = NO;
      } else if (flavours.size() == 1) {
        facts.signing = flavours.get(0).equals("krb5") ? NO : YES;
        facts.encryption = flavours.get(0).equals("krb5p") ? YES : NO;
      }
    }

    private boolean has(String parameter) {
      return Arrays.asList(parameters.split(",")).contains(parameter);
    }

    private long number(String key) {
      return value(key)
          .filter(text -> text.matches("\\d{1,18}"))
          .map(Long::parseLong)
          .orElse(EnvironmentFacts.UNKNOWN_NUMBER);
    }
  }

  private final Map<String, Entry> entries;

  private NfsstatMounts(Map<String, Entry> entries) {
    this.entries = entries;
  }

  static NfsstatMounts parse(String text) {
    Map<String, Entry> entries = new LinkedHashMap<>();
    List<String> point = new ArrayList<>();
    for (String line : text.lines().toList()) {
      Matcher head = HEAD.matcher(line);
      Matcher parameters = PARAMETERS.matcher(line);
      if (head.matches()) {
        point.add(head.group(1));
      } else if (parameters.matches() && !point.isEmpty()) {
        String mountPoint = point.get(point.size() - 1);
        entries.put(mountPoint, new Entry(mountPoint, parameters.group(1)));
      }
    }
    return new NfsstatMounts(entries);
  }

  Optional<Entry> at(String mountPoint) {
    return Optional.ofNullable(entries.get(mountPoint));
  }
}
