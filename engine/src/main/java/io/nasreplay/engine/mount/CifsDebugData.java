package io.nasreplay.engine.mount;

import io.nasreplay.results.model.EnvironmentFacts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the kernel's SMB client tells of its sessions: {@code /proc/fs/cifs/DebugData}, which root
 * may read, in the form of fs/smb/client/cifs_debug.c in Linux 6. Of another form nothing is read.
 */
final class CifsDebugData {
  private static final Path FILE = Path.of("/proc/fs/cifs/DebugData");
  private static final Pattern SERVER = Pattern.compile("^\\d+\\) ConnectionId: .*");
  private static final Pattern SESSION =
      Pattern.compile("^\\s+\\d+\\) (?:Address|Name): (\\S+) .*");
  private static final Pattern SHARE = Pattern.compile("^\\s+\\d+\\) (\\\\\\\\\\S.*?) Mounts: .*");
  private static final Pattern EXTRA_CHANNELS = Pattern.compile("Extra Channels: (\\d+)");
  private static final Pattern SECURITY = Pattern.compile("Security type: (\\S+)");

  /**
   * One share of one session.
   *
   * @param share its UNC name
   * @param address the server's
   * @param signed whether messages are signed
   * @param encrypted whether they are encrypted
   * @param compression the algorithm that was negotiated; "no" when none was
   * @param connections how many carry the session
   * @param security for example RawNTLMSSP
   */
  record Session(
      String share,
      String address,
      boolean signed,
      boolean encrypted,
      String compression,
      int connections,
      String security) {
    void addTo(MountFactsBuilder facts) {
      facts.signing = MountFactsBuilder.yesNo(signed);
      facts.encryption = MountFactsBuilder.yesNo(encrypted);
      facts.compression = compression;
      facts.connections(connections);
      if (facts.security.equals(EnvironmentFacts.UNKNOWN)) {
        facts.security = security.toLowerCase(Locale.ROOT).replace("raw", "");
      }
    }
  }

  private CifsDebugData() {}

  /** The session that serves a mount; empty when it is not told. */
  static Optional<Session> ofThisSystem(Mount mount) {
    try {
      return holding(new String(Files.readAllBytes(FILE), StandardCharsets.UTF_8), mount);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Empty too when several sessions serve shares of that name and they do not agree. */
  static Optional<Session> holding(String text, Mount mount) {
    String unc = uncOf(mount.source());
    Optional<String> address = mount.option("addr");
    List<Session> found =
        sessions(text).stream()
            .filter(session -> session.share().equalsIgnoreCase(unc))
            .filter(session -> address.isEmpty() || address.get().equals(session.address()))
            .distinct()
            .toList();
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** The share without a directory below it, in the client's spelling. */
  private static String uncOf(String source) {
    String[] parts = Credentials.removedFromSource(source).replace('/', '\\').split("\\\\", 5);
    return parts.length < 4 ? source : "\\\\" + parts[2] + "\\" + parts[3];
  }

  static List<Session> sessions(String text) {
    List<Session> sessions = new ArrayList<>();
    List<String> server = new ArrayList<>();
    List<String> session = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (SERVER.matcher(line).matches()) {
        addShares(sessions, server, session);
        server.clear();
        session.clear();
      }
      boolean starts = SESSION.matcher(line).matches();
      if (starts && !session.isEmpty()) {
        addShares(sessions, server, session);
        session.clear();
      }
      (starts || !session.isEmpty() ? session : server).add(line);
    }
    addShares(sessions, server, session);
    return sessions;
  }

  private static void addShares(List<Session> sessions, List<String> server, List<String> lines) {
    String session = String.join("\n", lines);
    String connection = String.join("\n", server);
    for (String line : lines) {
      Matcher share = SHARE.matcher(line);
      if (share.matches()) {
        sessions.add(session(share.group(1), lines, connection, session));
      }
    }
  }

  private static Session session(
      String share, List<String> lines, String connection, String session) {
    return new Session(
        share,
        first(SESSION, lines.get(0)).orElse(EnvironmentFacts.UNKNOWN),
        first(Pattern.compile("Security type: .*( signed)"), session).isPresent()
            || first(Pattern.compile("Dialect .*( signed)"), connection).isPresent(),
        first(Pattern.compile("Security type: .*( encrypted)"), session).isPresent()
            || isEncrypted(share, lines),
        first(Pattern.compile("COMPRESS_(\\S+)"), connection).orElse(MountFactsBuilder.NO),
        1 + first(EXTRA_CHANNELS, session).map(Integer::parseInt).orElse(0),
        first(SECURITY, session).orElse(EnvironmentFacts.UNKNOWN));
  }

  /** The share's own line goes on in the next one. */
  private static boolean isEncrypted(String share, List<String> lines) {
    for (int i = 0; i < lines.size() - 1; i++) {
      if (lines.get(i).contains(") " + share + " Mounts:")) {
        return lines.get(i + 1).contains(" Encrypted");
      }
    }
    return false;
  }

  private static Optional<String> first(Pattern pattern, String text) {
    Matcher found = pattern.matcher(text);
    return found.find() ? Optional.of(found.group(1)) : Optional.empty();
  }
}
