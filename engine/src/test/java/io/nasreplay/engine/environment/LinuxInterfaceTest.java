package io.nasreplay.engine.environment;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.model.LinkFacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On folders as Linux has them below {@code /sys/class/net}. */
class LinuxInterfaceTest {
  @TempDir Path interfaces;

  @Test
  void aNetworkCardIsDescribed() throws IOException {
    card("eth0", "1000\n", "full\n");

    assertThat(of("eth0"))
        .isEqualTo(new LinkFacts("eth0", "ethernet", 1_000_000_000, 1500, "full", "no"));
  }

  @Test
  void aSpeedThatIsNotToldIsUnknown() throws IOException {
    card("eth0", "-1\n", "unknown\n");
    card("eth1", "", "");

    assertThat(of("eth0")).isEqualTo(new LinkFacts("eth0", "ethernet", -1, 1500, "unknown", "no"));
    assertThat(of("eth1").bitsPerSecond()).isEqualTo(-1);
    assertThat(of("eth1").duplex()).isEqualTo("unknown");
  }

  @Test
  void wirelessIsSeenByEitherFolder() throws IOException {
    card("wlan0", "", "");
    Files.createDirectory(interfaces.resolve("wlan0/wireless"));
    card("wlan1", "", "");
    Files.createDirectory(interfaces.resolve("wlan1/phy80211"));

    assertThat(of("wlan0").wireless()).isEqualTo("yes");
    assertThat(of("wlan1").kind()).isEqualTo("wireless");
  }

  @Test
  void virtualInterfacesAreNamed() throws IOException {
    virtual("veth0", 8);
    virtual("br0", 7);
    Files.createDirectory(interfaces.resolve("br0/bridge"));
    virtual("bond0", 7);
    Files.createDirectory(interfaces.resolve("bond0/bonding"));
    virtual("eth0.5", 2);
    write("eth0.5", "uevent", "DEVTYPE=vlan\nINTERFACE=eth0.5\n");
    virtual("tap0", 7);
    write("tap0", "tun_flags", "0x1002\n");
    virtual("dummy0", 7);

    assertThat(of("veth0").kind()).isEqualTo("veth");
    assertThat(of("br0").kind()).isEqualTo("bridge");
    assertThat(of("bond0").kind()).isEqualTo("bond");
    assertThat(of("eth0.5").kind()).isEqualTo("VLAN");
    assertThat(of("tap0").kind()).isEqualTo("tunnel");
    assertThat(of("dummy0").kind()).isEqualTo("unknown");
  }

  @Test
  void theFolderOfAnotherNetworkNamespaceIsNotBelieved() throws IOException {
    card("eth0", "1000\n", "full\n");

    assertThat(LinuxInterface.of(interfaces, "eth0", 3, 1500, false))
        .isEqualTo(new LinkFacts("eth0", "unknown", -1, 1500, "unknown", "unknown"));
  }

  private LinkFacts of(String name) {
    return LinuxInterface.of(interfaces, name, 7, 1500, false);
  }

  private void card(String name, String speed, String duplex) throws IOException {
    virtual(name, 7);
    Files.createDirectory(interfaces.resolve(name).resolve("device"));
    write(name, "speed", speed);
    write(name, "duplex", duplex);
  }

  private void virtual(String name, int leadsTo) throws IOException {
    Files.createDirectories(interfaces.resolve(name));
    write(name, "ifindex", "7\n");
    write(name, "iflink", leadsTo + "\n");
    write(name, "type", "1\n");
  }

  private void write(String name, String file, String text) throws IOException {
    Files.writeString(interfaces.resolve(name).resolve(file), text);
  }
}
