package io.nasreplay.engine.environment;

import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;
import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN_NUMBER;

import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import oshi.SystemInfo;
import oshi.hardware.PowerSource;
import oshi.software.os.OperatingSystem;

/**
 * This machine.
 *
 * @param os operating system and version
 * @param kernel kernel release
 * @param cpu model name of the processor
 * @param logicalCpus processors; -1 when not known
 * @param cpuGovernor how the clock is chosen
 * @param cpuStealFraction share of the processors' time that went to other machines; -1 when not
 *     known
 * @param powerSource "mains", "battery" or "none"
 * @param ramBytes memory; -1 when not known
 */
record ClientFacts(
    String os,
    String kernel,
    String cpu,
    int logicalCpus,
    String cpuGovernor,
    double cpuStealFraction,
    String powerSource,
    long ramBytes) {
  static ClientFacts ofThisMachine() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    return system.startsWith("linux")
        ? new LinuxClient(Path.of("/")).facts()
        : ofSystem(new SystemInfo());
  }

  private static ClientFacts ofSystem(SystemInfo system) {
    return new ClientFacts(
        known(() -> describe(system.getOperatingSystem()), UNKNOWN),
        System.getProperty("os.version", UNKNOWN),
        known(
            () -> system.getHardware().getProcessor().getProcessorIdentifier().getName().strip(),
            UNKNOWN),
        known(() -> system.getHardware().getProcessor().getLogicalProcessorCount(), -1),
        UNKNOWN,
        UNKNOWN_NUMBER,
        known(() -> powerSource(system.getHardware().getPowerSources()), UNKNOWN),
        known(() -> system.getHardware().getMemory().getTotal(), UNKNOWN_NUMBER));
  }

  EnvironmentFacts with(TargetFacts target) {
    String jvm =
        System.getProperty("java.vm.vendor") + " " + System.getProperty("java.runtime.version");
    return new EnvironmentFacts(
        os,
        kernel,
        jvm,
        cpu,
        logicalCpus,
        cpuGovernor,
        cpuStealFraction,
        powerSource,
        ramBytes,
        target);
  }

  private static String describe(OperatingSystem os) {
    OperatingSystem.OSVersionInfo version = os.getVersionInfo();
    String codeName = version.getCodeName();
    return os.getFamily()
        + " "
        + version.getVersion()
        + (codeName == null || codeName.isEmpty() ? "" : " (" + codeName + ")");
  }

  /** A machine without a battery shows one that does nothing. */
  private static String powerSource(List<PowerSource> sources) {
    if (sources.stream().anyMatch(PowerSource::isDischarging)) {
      return "battery";
    }
    return sources.stream().anyMatch(PowerSource::isPowerOnLine) ? "mains" : UNKNOWN;
  }

  /** A run does not fail because the machine does not describe itself. */
  private static <T> T known(Supplier<T> question, T unknown) {
    try {
      return question.get();
    } catch (RuntimeException | LinkageError e) {
      return unknown;
    }
  }
}
