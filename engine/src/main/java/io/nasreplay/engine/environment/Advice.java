package io.nasreplay.engine.environment;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.quantity.Quantities;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What may make a run's numbers mean something else than the reader thinks. */
final class Advice {
  private static final Path BLOCK_DEVICES = Path.of("/sys/dev/block");
  private static final long SLOW_LINK_BITS_PER_SECOND = 100_000_000;
  private static final double BITS_PER_MEGABYTE = 8e6;

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
    aboutTheMount();
    place.route().ifPresent(this::aboutTheRoute);
    aboutMemory();
    aboutDirect();
    return List.copyOf(lines);
  }

  private void aboutTheFileSystem() {
    switch (place.protocol().kind()) {
      case MEMORY ->
          lines.add(
              place.path() + " is in this machine's memory; the numbers are those of its RAM.");
      case PROGRAM ->
          lines.add(
              "What is behind "
                  + place.protocol().name()
                  + " is not known, and it may cache by itself.");
      case DISK, NETWORK, UNKNOWN -> {}
    }
    loopFile()
        .ifPresent(
            file ->
                lines.add(
                    place.mount().source()
                        + " is a loop device over "
                        + file
                        + "; direct I/O stops at that file's cache."));
  }

  private void aboutTheMount() {
    if (place.mount().has("sync") || place.mount().has("dirsync")) {
      lines.add("It is mounted with sync; every write waits until it is durable.");
    }
    if (place.space().totalBytes() == 0) {
      lines.add("The file system does not tell its size; free space was not checked.");
    }
  }

  private void aboutTheRoute(NetworkRoute route) {
    if (route.loopback()) {
      lines.add("The server is this machine; no network is measured.");
    }
    if (route.wireless()) {
      lines.add(route.interfaceName() + " is wireless; its rate changes from moment to moment.");
    }
    long speed = route.linkBitsPerSecond();
    if (speed > 0 && speed <= SLOW_LINK_BITS_PER_SECOND) {
      lines.add(
          route.interfaceName()
              + " claims "
              + speed / 1_000_000
              + " Mbit/s: no more than "
              + speed / BITS_PER_MEGABYTE
              + " MB/s can pass.");
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

  private Optional<String> loopFile() {
    Path file = BLOCK_DEVICES.resolve(place.mount().device()).resolve("loop/backing_file");
    try {
      return Optional.of(Files.readString(file).strip());
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
