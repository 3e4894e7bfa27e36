package io.nasreplay.engine.environment;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.mount.Mount;
import io.nasreplay.engine.mount.Mounted;
import io.nasreplay.results.model.DeviceFacts;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.LinkFacts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AdviceTest {
  private static final FileSystemSpace SPACE = new FileSystemSpace(4096, 100, 50, 0, 0, false);
  private static final LinkFacts GIGABIT =
      new LinkFacts("eth0", "ethernet", 1_000_000_000, 1500, "full", "no");
  private static final ClientFacts CLIENT =
      new ClientFacts("os", "kernel", "cpu", 2, "performance", 0, "none", 1000);
  private static final DeviceStack.Found NO_DEVICE =
      new DeviceStack.Found(DeviceFacts.NONE, DeviceStack.Bottom.ELSEWHERE, Optional.empty());

  @Test
  void aGoodGigabitMountNeedsNone() {
    assertThat(advice(smb("vers=3.1.1", "cache=strict", "rsize=4194304"), GIGABIT)).isEmpty();
  }

  @Test
  void slowWirelessAndLoopbackLinksAreTold() {
    LinkFacts slow = new LinkFacts("wlan0", "wireless", 100_000_000, 1500, "half", "yes");
    assertThat(advice(smb(), slow))
        .containsExactly(
            "wlan0 is wireless; its rate changes from moment to moment.",
            "wlan0 runs in half duplex: it cannot send and receive at once; check cable and switch.",
            "wlan0 claims 100 Mbit/s: no more than 12.5 MB/s can pass.");
    LinkFacts loopback = new LinkFacts("lo", "loopback", -1, 65536, "unknown", "no");
    assertThat(advice(smb(), loopback))
        .containsExactly("The server is this machine; no network is measured.");
  }

  @Test
  void mountsThatCostAreTold() {
    assertThat(advice(smb("vers=1.0", "rsize=61440", "wsize=65536"), GIGABIT))
        .hasSize(3)
        .anyMatch(line -> line.contains("speaks SMB 1,"))
        .anyMatch(line -> line.contains("reads no more than 60 KiB per request"))
        .anyMatch(line -> line.contains("writes no more than 64 KiB per request"));
    assertThat(advice(mount("nfs4", "nas:/x", "vers=4.2", "noac"), GIGABIT))
        .hasSize(2)
        .anyMatch(line -> line.contains("every write waits until it is durable"))
        .anyMatch(line -> line.contains("noac"));
  }

  @Test
  void unknownSizesAndUnknownProgramsAreTold() {
    FileSystemSpace untold = new FileSystemSpace(4096, 0, 0, 0, 0, false);
    Place place = place(mount("fuse.smbnetfs", "smbnetfs"), LinkFacts.UNKNOWN, untold, NO_DEVICE);
    assertThat(advice(place, CLIENT, CacheMode.FLUSH, Optional.empty()))
        .hasSize(2)
        .anyMatch(line -> line.contains("What is behind FUSE (smbnetfs) is not known"))
        .anyMatch(line -> line.contains("free space was not checked"));
  }

  @Test
  void aLoopDeviceThatCachesTwiceAndADiskElsewhereAreTold() {
    DeviceFacts device =
        new DeviceFacts("loop1", "unknown", "unknown", -1, "7:1", "none", List.of("loop1 is one"));
    DeviceStack.Found found =
        new DeviceStack.Found(device, DeviceStack.Bottom.ELSEWHERE, Optional.of("/mnt/image"));
    Place place = place(mount("ext4", "/dev/loop1"), LinkFacts.UNKNOWN, SPACE, found);
    assertThat(advice(place, CLIENT, CacheMode.FLUSH, Optional.empty()))
        .containsExactly(
            "The disk is not one of this machine (loop1 is one); how the network leads there is not"
                + " known.",
            "/dev/loop1 is a loop device over /mnt/image, which this machine caches a second time:"
                + " direct I/O stops at that cache; set it up with losetup --direct-io=on.");
  }

  @Test
  void aClientThatIsSlowedIsTold() {
    ClientFacts slowed =
        new ClientFacts("os", "kernel", "cpu", 2, "powersave", 0.034, "battery", 1000);
    Place place = place(smb(), GIGABIT, SPACE, NO_DEVICE);
    assertThat(advice(place, slowed, CacheMode.FLUSH, Optional.empty()))
        .hasSize(3)
        .anyMatch(line -> line.contains("on its battery"))
        .anyMatch(line -> line.contains("governor powersave"))
        .anyMatch(line -> line.contains("3.4 % of this machine's processor time"));
  }

  @Test
  void refusedDirectIsToldInModeDirect() {
    Place place = place(smb(), GIGABIT, SPACE, NO_DEVICE);
    assertThat(advice(place, CLIENT, CacheMode.DIRECT, Optional.of("EINVAL")))
        .containsExactly(
            "Direct I/O cannot be done here (EINVAL); files will be buffered, and each write made"
                + " durable.");
    assertThat(advice(place, CLIENT, CacheMode.FLUSH, Optional.of("EINVAL"))).isEmpty();
  }

  @Test
  void whatSettingsCostIsRemarked() {
    assertThat(remarks(smb("cache=none", "seal", "soft"), GIGABIT))
        .hasSize(3)
        .anyMatch(line -> line.startsWith("cache=none"))
        .anyMatch(line -> line.startsWith("Every byte is encrypted"))
        .anyMatch(line -> line.startsWith("It is mounted soft"));
    assertThat(remarks(smb("sec=ntlmsspi", "hard"), GIGABIT))
        .containsExactly("Every message is signed, which costs both ends processor time.");
    LinkFacts jumbo = new LinkFacts("nlc", "veth", 10_000_000_000L, 9000, "full", "no");
    assertThat(remarks(mount("nfs", "nas:/x", "vers=3", "nconnect=4"), jumbo))
        .containsExactly(
            "4 connections carry the data; one interface's speed does not bound them all.",
            "nlc (veth) claims a speed that no cable bounds; the wire behind it may be slower.",
            "nlc sends packets of up to 9,000 bytes; whether switch and server take them is not"
                + " known from here.");
    assertThat(remarks(mount("btrfs", "/dev/sda1", "compress=zstd:1"), LinkFacts.NONE))
        .hasSize(1)
        .anyMatch(line -> line.contains("compresses (zstd:1)"));
    assertThat(remarks(mount("ext4", "/dev/sda1"), LinkFacts.NONE)).isEmpty();
  }

  private static List<String> advice(Mounted mounted, LinkFacts link) {
    return advice(
        place(mounted, link, SPACE, NO_DEVICE), CLIENT, CacheMode.FLUSH, Optional.empty());
  }

  private static List<String> advice(
      Place place, ClientFacts client, CacheMode mode, Optional<String> refusal) {
    EnvironmentFacts facts = client.with(place.facts());
    return new Advice(place, facts, Requirements.NONE, mode, refusal).lines();
  }

  private static List<String> remarks(Mounted mounted, LinkFacts link) {
    return new Remarks(CLIENT.with(place(mounted, link, SPACE, NO_DEVICE).facts())).lines();
  }

  private static Mounted smb(String... options) {
    return mount("cifs", "//nas/share", options);
  }

  private static Mounted mount(String type, String source, String... options) {
    return Mounted.ofLinux(new Mount("0:1", "/", "/mnt/nas", type, source, List.of(options)));
  }

  private static Place place(
      Mounted mounted, LinkFacts link, FileSystemSpace space, DeviceStack.Found device) {
    return new Place(Path.of("/mnt/nas"), mounted, space, device, link);
  }
}
