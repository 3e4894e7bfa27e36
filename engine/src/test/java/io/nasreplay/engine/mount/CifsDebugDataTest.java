package io.nasreplay.engine.mount;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.mount.CifsDebugData.Session;
import io.nasreplay.results.model.MountFacts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On what the kernel's SMB client tells root. */
class CifsDebugDataTest {
  private static final String TEXT = Captured.text("DebugData.txt");

  @Test
  void everyShareIsFoundWithItsSession() {
    assertThat(CifsDebugData.sessions(TEXT))
        .containsExactly(
            new Session("\\\\10.77.0.2\\nas", "10.77.0.2", true, false, "no", 1, "RawNTLMSSP"),
            new Session("\\\\10.77.0.3\\secret", "10.77.0.3", false, true, "no", 4, "Kerberos"));
  }

  @Test
  void whatTheOptionsDoNotTellIsAdded() {
    MountFacts plain = facts("//10.77.0.2/nas/below", "addr=10.77.0.2");
    assertThat(plain.signing()).isEqualTo("yes");
    assertThat(plain.encryption()).isEqualTo("no");
    assertThat(plain.security()).isEqualTo("ntlmssp");
    assertThat(plain.compression()).isEqualTo("no");
    MountFacts sealed = facts("//10.77.0.3/secret", "addr=10.77.0.3", "multichannel");
    assertThat(sealed.encryption()).isEqualTo("yes");
    assertThat(sealed.multichannel()).isEqualTo("yes");
    assertThat(sealed.connections()).isEqualTo(4);
  }

  @Test
  void anotherServersSessionSaysNothing() {
    assertThat(CifsDebugData.holding(TEXT, mount("//10.77.0.2/nas", "addr=10.99.0.1"))).isEmpty();
    assertThat(CifsDebugData.holding(TEXT, mount("//10.77.0.2/other", "addr=10.77.0.2"))).isEmpty();
  }

  @Test
  void aFormThatIsNotKnownSaysNothing() {
    assertThat(
            CifsDebugData.sessions("CIFS Version 2.09\nServers:\n1) Name: 139.174.2.4  Domain: w"))
        .isEmpty();
    assertThat(CifsDebugData.sessions("")).isEmpty();
  }

  private static MountFacts facts(String source, String... options) {
    Mount mount = mount(source, options);
    return Mounted.of(mount, CifsDebugData.holding(TEXT, mount)).facts();
  }

  private static Mount mount(String source, String... options) {
    return new Mount("0:50", "/", "/mnt", "cifs", source, List.of(options));
  }
}
