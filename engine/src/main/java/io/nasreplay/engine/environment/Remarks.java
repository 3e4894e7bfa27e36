package io.nasreplay.engine.environment;

import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.LinkFacts;
import io.nasreplay.results.model.MountFacts;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What settings cost or change: nothing is wrong with them, but like is to be compared with like.
 */
final class Remarks {
  private static final long STANDARD_MTU_BYTES = 1500;
  private static final Set<String> CLAIMING = Set.of("veth", "tunnel", "bridge", "bond", "VLAN");

  private final EnvironmentFacts facts;
  private final List<String> lines = new ArrayList<>();

  Remarks(EnvironmentFacts facts) {
    this.facts = facts;
  }

  List<String> lines() {
    MountFacts mount = facts.target().mount();
    if (facts.target().protocol().startsWith("SMB")) {
      aboutSmbCaching(mount.caching());
    }
    aboutProtection(mount);
    aboutConnections(mount);
    aboutLink(facts.target().link());
    return List.copyOf(lines);
  }

  private void aboutSmbCaching(String caching) {
    switch (caching) {
      case "none" ->
          lines.add(
              "cache=none: the client keeps nothing; every read and write goes to the server at"
                  + " the trace's own block size.");
      case "loose" ->
          lines.add(
              "cache=loose: the client keeps data without the server's leave, and may serve what"
                  + " another client has changed since.");
      case "strict" ->
          lines.add(
              "cache=strict: the client reads ahead and writes back while the server grants it the"
                  + " file; closing a file flushes it.");
      case "ro", "singleclient" ->
          lines.add(
              "cache=" + caching + ": the client keeps data as if nobody else changed the files.");
      default -> {}
    }
  }

  private void aboutProtection(MountFacts mount) {
    if (mount.encryption().startsWith("yes")) {
      lines.add(
          "Every byte is encrypted at one end and decrypted at the other: the processors of both"
              + " take part in the figures.");
    } else if (mount.signing().startsWith("yes")) {
      lines.add("Every message is signed, which costs both ends processor time.");
    }
    if (!Set.of("no", "none", "unknown").contains(mount.compression())) {
      lines.add(
          "The file system or protocol compresses ("
              + mount.compression()
              + "); nasreplay's data does not compress unless it is asked for, so that this only"
              + " costs time.");
    }
  }

  private void aboutConnections(MountFacts mount) {
    if (mount.recovery().equals("soft")) {
      lines.add(
          "It is mounted soft: when the server stalls, operations fail instead of waiting, and the"
              + " run is not valid.");
    }
    if (mount.connections() > 1) {
      lines.add(
          Quantities.count(mount.connections(), "connection")
              + " carry the data; one interface's speed does not bound them all.");
    }
  }

  private void aboutLink(LinkFacts link) {
    if (link.bitsPerSecond() > 0 && CLAIMING.contains(link.kind())) {
      lines.add(
          link.interfaceName()
              + " ("
              + link.kind()
              + ") claims a speed that no cable bounds; the wire behind it may be slower.");
    }
    if (link.mtuBytes() > STANDARD_MTU_BYTES && !link.kind().equals("loopback")) {
      lines.add(
          link.interfaceName()
              + " sends packets of up to "
              + Quantities.bytes(link.mtuBytes())
              + "; whether switch and server take them is not known from here.");
    }
  }
}
