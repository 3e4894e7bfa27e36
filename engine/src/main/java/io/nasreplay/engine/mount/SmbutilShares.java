package io.nasreplay.engine.mount;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code smbutil statshares -a} tells on macOS: a share's name at the start of a line, and
 * under it, indented, names of attributes with their values. An attribute that is not TRUE is not
 * printed.
 */
final class SmbutilShares {
  private static final Pattern ATTRIBUTE = Pattern.compile("^\\s+(\\S+)\\s+(.*?)\\s*$");
  private static final Pattern RULE = Pattern.compile("^[-=]{10,}$");

  /**
   * One mounted share.
   *
   * @param name its name, without the server
   * @param attributes the last value of each
   */
  record Share(String name, Map<String, String> attributes) {
    private static final Map<String, String> OLD_SPELLING =
        Map.of("3.02", "3.0.2", "2.002", "2.0.2");

    /** For example {@code 3.1.1}. */
    Optional<String> dialect() {
      return value("SMB_VERSION")
          .map(version -> version.replace("SMB_", ""))
          .map(version -> OLD_SPELLING.getOrDefault(version, version));
    }

    void addTo(MountFactsBuilder facts) {
      if (isTrue("SIGNING_ON")) {
        facts.signing = MountFactsBuilder.YES + algorithm("SMB_CURR_SIGN_ALGORITHM");
      } else if (value("SMB_CURR_SIGN_ALGORITHM").isPresent()) {
        facts.signing = MountFactsBuilder.NO;
      }
      // An algorithm alone was negotiated, which does not say that it is used.
      if (isTrue("ENCRYPTION_REQUIRED")) {
        facts.encryption = MountFactsBuilder.YES + algorithm("SMB_CURR_ENCRYPT_ALGORITHM");
      } else if (value("SMB_CURR_ENCRYPT_ALGORITHM").filter("OFF"::equals).isPresent()) {
        facts.encryption = MountFactsBuilder.NO;
      }
      if (isTrue("DATA_CACHING_OFF")) {
        facts.caching = "none";
      }
    }

    private String algorithm(String key) {
      return value(key)
          .filter(name -> name.startsWith("AES"))
          .map(name -> " (" + name.replace('_', '-') + ")")
          .orElse("");
    }

    private boolean isTrue(String key) {
      return value(key).filter("TRUE"::equals).isPresent();
    }

    private Optional<String> value(String key) {
      return Optional.ofNullable(attributes.get(key));
    }
  }

  private final List<Share> shares;

  private SmbutilShares(List<Share> shares) {
    this.shares = shares;
  }

  static SmbutilShares parse(String text) {
    List<Share> shares = new ArrayList<>();
    for (String line : text.lines().toList()) {
      boolean head = line.startsWith("SHARE") && line.contains("ATTRIBUTE");
      Matcher attribute = ATTRIBUTE.matcher(line);
      if (line.isBlank() || head || RULE.matcher(line.strip()).matches()) {
        continue;
      }
      if (!Character.isWhitespace(line.charAt(0))) {
        shares.add(new Share(line.strip(), new LinkedHashMap<>()));
      } else if (attribute.matches() && !shares.isEmpty()) {
        shares.get(shares.size() - 1).attributes().put(attribute.group(1), attribute.group(2));
      }
    }
    return new SmbutilShares(shares);
  }

  /** The one share of that name, on that server when several servers have it. */
  Optional<Share> find(Protocol protocol) {
    List<Share> named =
        shares.stream()
            .filter(share -> protocol.share().filter(share.name()::equalsIgnoreCase).isPresent())
            .toList();
    if (named.size() == 1) {
      return Optional.of(named.get(0));
    }
    List<Share> there =
        named.stream()
            .filter(share -> share.value("SERVER_NAME").equals(protocol.server()))
            .toList();
    return there.size() == 1 ? Optional.of(there.get(0)) : Optional.empty();
  }
}
