package io.nasreplay.engine.environment;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.tool.PowerShell;
import io.nasreplay.results.model.LinkFacts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** On outputs of macOS and Windows; where they come from stands in the README beside them. */
class OtherSystemsLinkTest {
  @Test
  void aCardOfAMacIsDescribed() throws IOException {
    assertThat(
            MacInterface.of(
                "en7", 1500, text("ifconfig-macos.txt"), text("networksetup-macos.txt")))
        .isEqualTo(new LinkFacts("en7", "ethernet", 2_500_000_000L, 1500, "full", "no"));
  }

  @Test
  void theWirelessPortOfAMacIsKnownByItsName() throws IOException {
    String media = "en0: flags=8863<UP> mtu 1500\n\tmedia: autoselect\n\tstatus: active\n";

    assertThat(MacInterface.of("en0", 1500, media, text("networksetup-macos.txt")))
        .isEqualTo(new LinkFacts("en0", "wireless", -1, 1500, "unknown", "yes"));
  }

  @Test
  void silentProgramsLeaveEverythingUnknown() {
    assertThat(MacInterface.of("en4", 1500, "", ""))
        .isEqualTo(new LinkFacts("en4", "unknown", -1, 1500, "unknown", "unknown"));
  }

  @Test
  void aTenGigabitPortIsRead() {
    String media = "\tmedia: autoselect (10Gbase-T <full-duplex,rxpause>)\n";

    assertThat(MacInterface.of("en1", 9000, media, "").bitsPerSecond()).isEqualTo(10_000_000_000L);
  }

  @Test
  void adaptersOfWindowsAreFoundByTheirIndex() throws IOException {
    WindowsAdapters adapters = new WindowsAdapters(PowerShell.parse(text("Get-NetAdapter.txt")));

    assertThat(adapters.with(13, "eth3"))
        .contains(new LinkFacts("Ethernet", "ethernet", 2_500_000_000L, 1500, "full", "no"));
    assertThat(adapters.with(8, "wlan0"))
        .contains(new LinkFacts("WLAN", "wireless", 866_700_000L, 1500, "unknown", "yes"));
    assertThat(adapters.with(1, "lo")).isEmpty();
  }

  private static String text(String name) throws IOException {
    try (InputStream in = OtherSystemsLinkTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
