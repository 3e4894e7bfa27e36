package io.nasreplay.engine.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import oshi.SystemInfo;

class LinuxClientTest {
  @TempDir Path root;

  @Test
  void aLaptopIsDescribed() throws IOException {
    write("etc/os-release", "NAME=\"Ubuntu\"\nPRETTY_NAME=\"Ubuntu 24.04.1 LTS\"\nID=ubuntu\n");
    write("proc/sys/kernel/osrelease", "6.8.0-45-generic\n");
    write(
        "proc/cpuinfo",
        "processor\t: 0\nmodel name\t: Intel(R) Core(TM) i5-1240P\n\n"
            + "processor\t: 1\nmodel name\t: Intel(R) Core(TM) i5-1240P\n");
    write("proc/meminfo", "MemTotal:       16303340 kB\nMemFree:         1 kB\n");
    write("proc/stat", "cpu  50 0 20 900 10 0 0 20 5 0\ncpu0 1 2 3 4 5 6 7 8 9 0\n");
    write("sys/devices/system/cpu/cpufreq/policy0/scaling_governor", "powersave\n");
    write("sys/devices/system/cpu/cpufreq/policy1/scaling_governor", "powersave\n");
    write("sys/class/power_supply/AC/type", "Mains\n");
    write("sys/class/power_supply/BAT0/type", "Battery\n");
    write("sys/class/power_supply/BAT0/status", "Discharging\n");

    assertThat(new LinuxClient(root).facts())
        .isEqualTo(
            new ClientFacts(
                "Ubuntu 24.04.1 LTS",
                "6.8.0-45-generic",
                "Intel(R) Core(TM) i5-1240P",
                2,
                "powersave",
                0.02,
                "battery",
                16_303_340L * 1024));
  }

  @Test
  void theBatteryOfAMouseIsNotTheMachines() throws IOException {
    write("sys/class/power_supply/hidpp_battery_0/type", "Battery\n");
    write("sys/class/power_supply/hidpp_battery_0/scope", "Device\n");
    write("sys/class/power_supply/hidpp_battery_0/status", "Discharging\n");

    assertThat(new LinuxClient(root).facts().powerSource()).isEqualTo("none");
  }

  @Test
  void aBoardStandsForItsProcessor() throws IOException {
    write("proc/cpuinfo", "processor\t: 0\nBogoMIPS\t: 108.00\n");
    write("proc/device-tree/model", "Raspberry Pi 4 Model B Rev 1.4\0");

    assertThat(new LinuxClient(root).facts().cpu()).isEqualTo("Raspberry Pi 4 Model B Rev 1.4");
  }

  @Test
  void whatIsNotToldIsUnknown() {
    assertThat(new LinuxClient(root).facts())
        .isEqualTo(
            new ClientFacts("unknown", "unknown", "unknown", -1, "unknown", -1, "unknown", -1));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aLibraryThatAsksByOtherWaysAgrees() {
    ClientFacts facts = ClientFacts.ofThisMachine();
    SystemInfo other = new SystemInfo();

    assertThat(facts.ramBytes())
        .isCloseTo(other.getHardware().getMemory().getTotal(), within(1L << 20));
    assertThat(facts.logicalCpus())
        .isEqualTo(other.getHardware().getProcessor().getLogicalProcessorCount());
    assertThat(facts.kernel()).isEqualTo(System.getProperty("os.version"));
    assertThat(facts.cpuStealFraction()).isBetween(0.0, 1.0);
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
