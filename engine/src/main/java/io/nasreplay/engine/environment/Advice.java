package io.nasreplay.engine.environment;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.mount.Protocol;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.LinkFacts;
import io.nasreplay.results.model.MountFacts;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What may make a run's numbers mean something else than the reader thinks. */
final class Advice {
  private static final long SLOW_LINK_BITS_PER_SECOND = 100_000_000;
  private static final int BITS_PER_BYTE = 8;

  /** Below it a request's way to the server and back outweighs what it carries at 1 Gbit/s. */
  private static final long SMALL_REQUEST_BYTES = 128 << 10;

  /** A hundredth of the time shows in percentiles. */
  private static final double MUCH_STEAL = 0.01;

  private final Place place;
  private final EnvironmentFacts facts;
  private final Requirements needs;
  private final CacheMode mode;
  private final Optional<String> directRefusal;
  private final List<String> lines = new ArrayList<>();

  Advice(
      Place place,
      EnvironmentFacts facts,
      Requirements needs,
      CacheMode mode,
      Optional<String> directRefusal) {
    this.place = place;
    this.facts = facts;
    this.needs = needs;
    this.mode = mode;
    this.directRefusal = directRefusal;
  }

  List<String> lines() {
    aboutTheFileSystem();
    aboutTheMount(facts.target().mount());
    aboutTheLink(facts.target().link());
    aboutTheClient();
    aboutMemory();
    aboutDirect();
    return List.copyOf(lines);
  }

  private void aboutTheFileSystem() {
    Protocol protocol = place.mounted().protocol();
    if (protocol.kind() == Protocol.Kind.MEMORY) {
      lines.add(place.path() + " is in this machine's memory; the numbers are those of its RAM.");
    }
    if (protocol.kind() == Protocol.Kind.PROGRAM) {
      lines.add(
          "What is behind "
              + protocol.name()
              + " is not known; it may cache by itself, and what it says is durable may not be.");
    }
    if (place.device().bottom() == DeviceStack.Bottom.ELSEWHERE
        && protocol.kind() == Protocol.Kind.DISK) {
      lines.add(
          "The disk is not one of this machine ("
              + String.join("; ", facts.target().device().layers())
              + "); how the network leads there is not known.");
    }
    place
        .device()
        .cachedFile()
        .ifPresent(
            file ->
                lines.add(
                    place.mounted().mount().source()
                        + " is a loop device over "
                        + file
                        + ", which this machine caches a second time: direct I/O stops at that"
                        + " cache; set it up with losetup --direct-io=on."));
    if (place.space().totalBytes() == 0) {
      lines.add("The file system does not tell its size; free space was not checked.");
    }
  }

  private void aboutTheMount(MountFacts mount) {
    if (mount.sync().equals("yes") || place.mounted().mount().has("dirsync")) {
      lines.add("It is mounted with sync; every write waits until it is durable.");
    }
    if (place.mounted().protocol().name().matches("SMB (1|1\\.0)")) {
      lines.add(
          "The session speaks SMB 1, with small requests and one at a time per file; mount with"
              + " vers=3.1.1 where the server allows it.");
    }
    if (mount.attributeCacheSeconds() == 0) {
      lines.add(
          "The client asks the server for a file's size and times before it uses them (noac):"
              + " every operation costs a message more.");
    }
    aboutRequests("reads", mount.readSizeBytes());
    aboutRequests("writes", mount.writeSizeBytes());
  }

  private void aboutRequests(String what, long bytes) {
    if (bytes > 0
        && bytes < SMALL_REQUEST_BYTES
        && place.mounted().protocol().server().isPresent()) {
      lines.add(
          "The mount "
              + what
              + " no more than "
              + Quantities.binarySize(bytes)
              + " per request, which keeps a fast link from being filled.");
    }
  }

  private void aboutTheLink(LinkFacts link) {
    if (link.kind().equals("loopback")) {
      lines.add("The server is this machine; no network is measured.");
    }
    if (link.wireless().equals("yes")) {
      lines.add(link.interfaceName() + " is wireless; its rate changes from moment to moment.");
    }
    if (link.duplex().equals("half")) {
      lines.add(
          link.interfaceName()
              + " runs in half duplex: it cannot send and receive at once; check cable and switch.");
    }
    long speed = link.bitsPerSecond();
    if (speed > 0 && speed <= SLOW_LINK_BITS_PER_SECOND) {
      lines.add(
          link.interfaceName()
              + " claims "
              + Quantities.linkSpeed(speed)
              + ": no more than "
              + Quantities.rate((double) speed / BITS_PER_BYTE)
              + " can pass.");
    }
  }

  private void aboutTheClient() {
    if (facts.powerSource().equals("battery")) {
      lines.add("The client runs on its battery, which slows processor and network; plug it in.");
    }
    if (facts.cpuGovernor().contains("powersave") || facts.cpuGovernor().contains("conservative")) {
      lines.add(
          "The processor's clock follows the governor "
              + facts.cpuGovernor()
              + ", which raises it late: latencies of single operations come out longer.");
    }
    if (facts.cpuStealFraction() >= MUCH_STEAL) {
      lines.add(
          "Since its start "
              + Quantities.percent(facts.cpuStealFraction())
              + " of this machine's processor time went to other machines of its host; repeat runs"
              + " and look at their spread.");
    }
  }

  private void aboutMemory() {
    boolean fits =
        needs.workingSetBytes() > 0
            && facts.ramBytes() > 0
            && needs.workingSetBytes() < facts.ramBytes();
    if (fits && mode != CacheMode.DIRECT) {
      lines.add(
          "The working set of "
              + Quantities.binarySizeInFull(needs.workingSetBytes())
              + " fits the client's memory of "
              + Quantities.binarySizeInFull(facts.ramBytes())
              + "; "
              + (mode == CacheMode.OS
                  ? "in cache mode os the numbers may be those of RAM."
                  : "what the trace reads twice or reads after writing may come from RAM."));
    }
  }

  private void aboutDirect() {
    if (mode == CacheMode.DIRECT) {
      directRefusal.ifPresent(
          reason ->
              lines.add(
                  "Direct I/O cannot be done here ("
                      + reason
                      + "); files will be buffered, and each write made durable."));
    }
  }
}
