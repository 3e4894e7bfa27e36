package io.nasreplay.engine.mount;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.model.MountFacts;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** On outputs of macOS. */
class MacMountsTest {
  private final MacMounts mounts =
      new MacMounts(
          Captured.tools(
              Map.of(
                  "/sbin/mount", "mount-macos.txt",
                  "smbutil statshares", "smbutil-statshares.txt",
                  "nfsstat -m", "nfsstat-m-macos.txt")));

  @Test
  void anSmbShareIsDescribed() {
    Mounted media = at("/Volumes/Media/films");

    assertThat(media.protocol())
        .isEqualTo(
            new Protocol(
                "SMB 3.1.1",
                Protocol.Kind.NETWORK,
                Optional.of("nas.local"),
                Optional.of("Media")));
    assertThat(media.publicSource()).isEqualTo("//nas.local/Media");
    assertThat(media.publicOptions()).isEqualTo("nodev,nosuid");
    assertThat(media.facts().signing()).isEqualTo("yes (AES-128-GMAC)");
    assertThat(media.facts().encryption()).isEqualTo("no");
    assertThat(media.facts().multichannel()).as("supported is not used").isEqualTo("unknown");
    assertThat(media.facts().caching()).isEqualTo("unknown");
  }

  @Test
  void anEncryptedShareWithSpacesIsDescribed() {
    Mounted work = at("/Volumes/Shared Work");

    assertThat(work.protocol().name()).isEqualTo("SMB 3.0.2");
    assertThat(work.protocol().share()).contains("Shared Work");
    assertThat(work.publicSource()).doesNotContain("bob", "pa%24s", "HOME");
    assertThat(work.facts().encryption()).isEqualTo("yes (AES-128-CCM)");
    assertThat(work.facts().signing()).isEqualTo("no");
    assertThat(work.facts().caching()).isEqualTo("none");
  }

  @Test
  void olderOutputLeavesUnknownWhatItDoesNotTell() {
    SmbutilShares.Share old =
        SmbutilShares.parse(Captured.text("smbutil-statshares.txt"))
            .find(
                new Protocol(
                    "SMB", Protocol.Kind.NETWORK, Optional.of("192.168.86.35"), Optional.of("Old")))
            .orElseThrow();
    MountFactsBuilder facts = new MountFactsBuilder();
    old.addTo(facts);

    assertThat(old.dialect()).contains("3.0.2");
    assertThat(facts.signing).isEqualTo("unknown");
    assertThat(facts.encryption).isEqualTo("unknown");
  }

  @Test
  void anNfsMountIsDescribedByTheParametersInEffect() {
    Mounted video = at("/Volumes/video/x");

    assertThat(video.protocol().name()).isEqualTo("NFS 3");
    assertThat(video.protocol().server()).contains("nas.local");
    assertThat(video.protocol().share()).contains("/volume1/video");
    assertThat(video.facts())
        .isEqualTo(
            new MountFacts(
                "close-to-open",
                60,
                "yes",
                "no",
                "no",
                "none",
                "unknown",
                -1,
                "tcp",
                "sys",
                "hard",
                131_072,
                65_536));
  }

  @Test
  void kerberosMountsTellTheirProtection() {
    MountFactsBuilder facts = new MountFactsBuilder();
    NfsstatMounts.parse(Captured.text("nfsstat-m-macos.txt"))
        .at("/Volumes/secure")
        .orElseThrow()
        .addTo(facts);

    assertThat(facts.encryption).isEqualTo("yes");
    assertThat(facts.attributeCacheSeconds).isZero();
    assertThat(facts.recovery).isEqualTo("soft");
  }

  @Test
  void disksAndProgramsAreToldApart() {
    assertThat(at("/Users/bob").protocol().kind()).isEqualTo(Protocol.Kind.DISK);
    assertThat(at("/Users/bob").mount().mountPoint()).isEqualTo("/");
    assertThat(at("/Volumes/ssh").protocol().kind()).isEqualTo(Protocol.Kind.PROGRAM);
    assertThat(at("/Volumes/ssh").protocol().server()).contains("nas.local");
  }

  @Test
  void silentProgramsLeaveEverythingUnknown() {
    Mounted media =
        new MacMounts(Captured.tools(Map.of("/sbin/mount", "mount-macos.txt")))
            .holding("/Volumes/Media")
            .orElseThrow();

    assertThat(media.protocol().name()).isEqualTo("SMB");
    assertThat(media.facts().signing()).isEqualTo("unknown");
    assertThat(new MacMounts(command -> Optional.empty()).holding("/")).isEmpty();
  }

  private Mounted at(String path) {
    return mounts.holding(path).orElseThrow();
  }
}
