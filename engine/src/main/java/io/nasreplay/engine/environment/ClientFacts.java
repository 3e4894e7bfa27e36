package io.nasreplay.engine.environment;

import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import java.util.function.Supplier;
import oshi.SystemInfo;
import oshi.software.os.OperatingSystem;

/**
 * This machine.
 *
 * @param os operating system and version
 * @param kernel kernel release
 * @param cpu model name of the processor
 * @param logicalCpus processors; -1 when not known
 * @param ramBytes memory; -1 when not known
 */
record ClientFacts(String os, String kernel, String cpu, int logicalCpus, long ramBytes) {
  static ClientFacts ofThisMachine() {
    SystemInfo system = new SystemInfo();
    return new ClientFacts(
        known(() -> describe(system.getOperatingSystem()), EnvironmentFacts.UNKNOWN),
        System.getProperty("os.version", EnvironmentFacts.UNKNOWN),
        known(
            () -> system.getHardware().getProcessor().getProcessorIdentifier().getName().strip(),
            EnvironmentFacts.UNKNOWN),
        known(() -> system.getHardware().getProcessor().getLogicalProcessorCount(), -1),
        known(() -> system.getHardware().getMemory().getTotal(), EnvironmentFacts.UNKNOWN_NUMBER));
  }

  EnvironmentFacts with(TargetFacts target) {
    String jvm =
        System.getProperty("java.vm.vendor") + " " + System.getProperty("java.runtime.version");
    return new EnvironmentFacts(os, kernel, jvm, cpu, logicalCpus, ramBytes, target);
  }

  private static String describe(OperatingSystem os) {
    OperatingSystem.OSVersionInfo version = os.getVersionInfo();
    String codeName = version.getCodeName();
    return os.getFamily()
        + " "
        + version.getVersion()
        + (codeName == null || codeName.isEmpty() ? "" : " (" + codeName + ")");
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
