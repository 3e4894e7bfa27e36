package io.nasreplay.engine.traffic;

import io.nasreplay.results.model.CacheEvidence;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The counter on the way to a target. It counts everything that passes, the traffic of others and
 * the protocol's own bytes included. Thread-safe.
 */
public final class TrafficCounter {
  private static final Set<String> MEMORY = Set.of("tmpfs", "ramfs");

  private static final Set<String> NO_INTERFACE =
      Set.of(EnvironmentFacts.NONE, EnvironmentFacts.UNKNOWN);

  private final Kind kind;
  private final String name;
  private final String note;
  private final Meter meter;
  private final Supplier<Map<String, Traffic>> others;

  /** Where it counts. */
  public enum Kind {
    /** A network interface. */
    NETWORK,
    /** The interface of this machine to itself, which counts each byte in both directions. */
    LOOPBACK,
    /** A block device. */
    DISK,
    /** There is no counter. */
    NONE
  }

  TrafficCounter(Kind kind, String name, String note, Meter meter) {
    this(kind, name, note, meter, Map::of);
  }

  TrafficCounter(
      Kind kind, String name, String note, Meter meter, Supplier<Map<String, Traffic>> others) {
    this.kind = kind;
    this.name = name;
    this.note = note;
    this.meter = meter;
    this.others = others;
  }

  /**
   * The counter that leads to a target: that of the interface that leads to its server, else that
   * of the block device under it. Looks at the system; blocks for as long as that takes.
   *
   * @param target an existing directory
   * @param facts what is known about it
   */
  public static TrafficCounter leadingTo(Path target, TargetFacts facts) {
    String interfaceName = facts.networkInterface();
    if (!NO_INTERFACE.contains(interfaceName)) {
      return NetworkMeter.counter(interfaceName);
    }
    if (MEMORY.contains(facts.fileSystem())) {
      return none("the target is in this machine's memory: nothing leaves it");
    }
    return DiskMeter.counter(target, facts);
  }

  /** No counter, and why. */
  public static TrafficCounter none(String note) {
    return new TrafficCounter(Kind.NONE, CacheEvidence.NOT_AVAILABLE, note, Optional::empty);
  }

  /** Where it counts. */
  public Kind kind() {
    return kind;
  }

  /** For example "network interface eth0"; "not available here" when there is none. */
  public String name() {
    return name;
  }

  /** Why there is none, or what else is to be known about it; empty when nothing. */
  public String note() {
    return note;
  }

  /** The same for the other interfaces of this machine, by name, where the system tells. Quick. */
  public Map<String, Traffic> others() {
    return others.get();
  }

  /** The bytes that passed since the system started; empty when they cannot be told. Quick. */
  public Optional<Traffic> read() {
    return meter.read();
  }
}
