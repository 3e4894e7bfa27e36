package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.environment.Requirements;
import io.nasreplay.engine.environment.TargetReport;
import io.nasreplay.results.model.DeviceFacts;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import io.nasreplay.results.model.LinkFacts;
import io.nasreplay.results.model.MountFacts;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CheckTextTest {
  private static final MountFacts SMB =
      new MountFacts(
          "strict", 1, "no", "yes", "no", "no", "no", 1, "tcp", "ntlmssp", "soft", 4_194_304,
          65_536);
  private static final LinkFacts LINK =
      new LinkFacts("eth0", "ethernet", 2_500_000_000L, 1500, "full", "no");

  @Test
  void everyFactOfAShareIsToldWithItsUnit() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    try {
      assertThat(text(share(SMB, LINK)))
          .isEqualTo(
              """
              Client
                System        Debian GNU/Linux 12, kernel 6.1.0
                Processor     AMD Ryzen, 16 logical CPUs
                Governor      performance
                Stolen time   0.2 % since the start of the system
                Power         none
                Memory        16 GiB
                Java          Eclipse Adoptium 17

              Target
                Directory     /mnt/nas
                Mounted       //nas/share on /mnt/nas
                Protocol      SMB 3.1.1
                Server        nas
                Share         share
                File system   cifs
                Block size    4 KiB
                Space         1.36 TiB free of 3.64 TiB
                Device        none

              Mount
                Options       rw,soft
                Caching       strict
                Sync          no
                Compression   no
                Attributes    kept for up to 1 s
                Signing       yes
                Encryption    no
                Multichannel  no
                Connections   1
                Transport     tcp
                Security      ntlmssp
                Recovery      soft
                Read size     up to 4 MiB per request
                Write size    up to 64 KiB per request

              Network
                Interface     eth0
                Kind          ethernet
                Claimed speed 2.50 Gbit/s
                Duplex        full
                MTU           1,500 bytes
                Wireless      no

              Advice
                Direct I/O    no: EINVAL
                Note          Mind this.
                Remark        Know that.

              Verdict         a run can succeed here
              """);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void whatIsNotKnownIsSaid() {
    assertThat(text(share(MountFacts.UNKNOWN, LinkFacts.UNKNOWN)))
        .contains(
            "  Signing       unknown\n",
            "  Read size     unknown\n",
            "  Connections   unknown\n",
            "  Claimed speed unknown\n",
            "  MTU           unknown\n");
  }

  @Test
  void aDiskHasADeviceAndNoSession() {
    DeviceFacts device =
        new DeviceFacts(
            "sda", "WDC", "rotational", 4_000_787_030_016L, "8:1", "mq-deadline", List.of("a, b"));
    TargetFacts disk =
        new TargetFacts(
            "ext4",
            "/dev/sda1",
            "/",
            "rw",
            "local",
            "none",
            "none",
            4096,
            1,
            1,
            MountFacts.NONE,
            device,
            LinkFacts.NONE);

    assertThat(text(disk))
        .contains(
            "  Device        sda\n",
            "  Model         WDC\n",
            "  Kind          rotational\n",
            "  Device size   3.64 TiB\n",
            "  Lies on       a, b\n",
            "  Interface     none: no network leads to this target\n")
        .doesNotContain("Signing", "Claimed speed");
  }

  private static String text(TargetFacts target) {
    EnvironmentFacts facts =
        new EnvironmentFacts(
            "Debian GNU/Linux 12",
            "6.1.0",
            "Eclipse Adoptium 17",
            "AMD Ryzen",
            16,
            "performance",
            0.002,
            "none",
            16L << 30,
            target);
    return CheckText.of(
        Path.of("/mnt/nas"),
        Requirements.NONE,
        new TargetReport(
            facts, List.of("Mind this."), List.of("Know that."), Optional.of("EINVAL")));
  }

  private static TargetFacts share(MountFacts mount, LinkFacts link) {
    return new TargetFacts(
        "cifs",
        "//nas/share",
        "/mnt/nas",
        "rw,soft",
        "SMB 3.1.1",
        "nas",
        "share",
        4096,
        4_000_000_000_000L,
        1_500_000_000_000L,
        mount,
        DeviceFacts.NONE,
        link);
  }
}
