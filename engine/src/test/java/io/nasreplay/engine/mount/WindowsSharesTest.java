package io.nasreplay.engine.mount;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.model.MountFacts;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** On outputs of Windows PowerShell. */
class WindowsSharesTest {
  private final WindowsShares shares =
      new WindowsShares(
          Captured.tools(
              Map.of(
                  "Get-SmbConnection", "Get-SmbConnection.txt",
                  "Get-SmbMapping", "Get-SmbMapping.txt",
                  "Get-SmbMultichannelConnection", "Get-SmbMultichannelConnection.txt")));

  @Test
  void aDriveLetterLeadsToItsShare() {
    Mounted media = shares.holding("Z:\\films", "NTFS").orElseThrow();

    assertThat(media.protocol())
        .isEqualTo(
            new Protocol(
                "SMB 3.1.1", Protocol.Kind.NETWORK, Optional.of("NAS"), Optional.of("media")));
    assertThat(media.mount().mountPoint()).isEqualTo("Z:");
    assertThat(media.publicSource()).isEqualTo("\\\\NAS\\media");
    MountFacts facts = media.facts();
    assertThat(facts.signing()).isEqualTo("yes");
    assertThat(facts.encryption()).isEqualTo("no");
    assertThat(facts.multichannel()).isEqualTo("yes");
    assertThat(facts.connections()).isEqualTo(4);
    assertThat(facts.caching()).isEqualTo("unknown");
  }

  @Test
  void aUncNameIsItsShareWhateverTheCase() {
    Mounted secret = shares.holding("\\\\VAULT.home\\Secret\\x", "NTFS").orElseThrow();

    assertThat(secret.protocol().name()).isEqualTo("SMB 3.0.2");
    assertThat(secret.facts().encryption()).isEqualTo("yes");
    assertThat(secret.facts().signing()).isEqualTo("no");
    assertThat(secret.facts().connections()).isEqualTo(-1);
    assertThat(secret.toString()).doesNotContain("bob");
  }

  @Test
  void withoutTheRightsOfAnAdministratorTheSessionIsUnknown() {
    Mounted media =
        new WindowsShares(Captured.tools(Map.of("Get-SmbMapping", "Get-SmbMapping.txt")))
            .holding("z:\\", "NTFS")
            .orElseThrow();

    assertThat(media.protocol().name()).isEqualTo("SMB");
    assertThat(media.facts()).isEqualTo(MountFacts.UNKNOWN);
  }

  @Test
  void aDiskIsNoShare() {
    assertThat(shares.holding("C:\\data", "NTFS")).isEmpty();
  }
}
