package io.nasreplay.engine.environment;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.CacheMode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AdviceTest {
  private static final FileSystemSpace SPACE = new FileSystemSpace(4096, 100, 50, 0, 0, false);

  @Test
  void aGoodGigabitMountNeedsNone() {
    assertThat(lines(route(1_000_000_000, false, false), SPACE, "rw")).isEmpty();
  }

  @Test
  void slowWirelessAndLoopbackLinksAreTold() {
    assertThat(lines(route(100_000_000, true, false), SPACE, "rw"))
        .containsExactly(
            "eth0 is wireless; its rate changes from moment to moment.",
            "eth0 claims 100 Mbit/s: no more than 12.5 MB/s can pass.");
    assertThat(lines(route(-1, false, true), SPACE, "rw"))
        .containsExactly("The server is this machine; no network is measured.");
  }

  @Test
  void syncMountsAndUnknownSizesAreTold() {
    FileSystemSpace untold = new FileSystemSpace(4096, 0, 0, 0, 0, false);
    assertThat(lines(route(-1, false, false), untold, "sync"))
        .hasSize(2)
        .anyMatch(line -> line.contains("mounted with sync"))
        .anyMatch(line -> line.contains("free space was not checked"));
  }

  @Test
  void refusedDirectIsToldInModeDirect() {
    Place place = place(route(-1, false, false), SPACE, "rw");
    assertThat(advice(place, CacheMode.DIRECT, Optional.of("EINVAL")))
        .containsExactly(
            "Direct I/O cannot be done here (EINVAL); files will be buffered, and each write made"
                + " durable.");
    assertThat(advice(place, CacheMode.FLUSH, Optional.of("EINVAL"))).isEmpty();
  }

  private static List<String> lines(NetworkRoute route, FileSystemSpace space, String option) {
    return advice(place(route, space, option), CacheMode.FLUSH, Optional.empty());
  }

  private static List<String> advice(Place place, CacheMode mode, Optional<String> refusal) {
    ClientFacts client = new ClientFacts("os", "kernel", "cpu", 2, 1000);
    return new Advice(place, client.with(place.facts()), Requirements.NONE, mode, refusal).lines();
  }

  private static Place place(NetworkRoute route, FileSystemSpace space, String option) {
    Mount mount = new Mount("0:1", "/", "/mnt/nas", "cifs", "//nas/share", List.of(option));
    return new Place(Path.of("/mnt/nas"), mount, Protocol.of(mount), space, Optional.of(route));
  }

  private static NetworkRoute route(long speed, boolean wireless, boolean loopback) {
    return new NetworkRoute("eth0", speed, wireless, loopback);
  }
}
