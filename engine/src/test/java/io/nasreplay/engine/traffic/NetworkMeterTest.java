package io.nasreplay.engine.traffic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import oshi.hardware.NetworkIF;

class NetworkMeterTest {
  private static final int SENT_BYTES = 10 << 20;

  @TempDir Path folder;

  @Test
  void theKernelsTableIsReadByInterface() {
    String table =
        """
        Inter-|   Receive                                                |  Transmit
         face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop
            lo:    6386      58    0    0    0     0          0         0     6387      58    0    0
          eth0:169378116    5694    0    0    0     0          0         0   634123    4737    0    0
        """;
    assertThat(NetDevTable.parse(table))
        .isEqualTo(
            Map.of("eth0", new Traffic(169_378_116, 634_123), "lo", new Traffic(6386, 6387)));
    assertThat(NetDevTable.parse("eth0: 1 2 3")).isEmpty();
    assertThat(NetDevTable.parse("eth0:")).isEmpty();
    assertThat(NetDevTable.read(folder.resolve("none"))).isEmpty();
  }

  @Test
  void elsewhereTheLibraryIsAsked() {
    NetworkIF card = mock();
    when(card.updateAttributes()).thenReturn(true, false);
    when(card.getBytesRecv()).thenReturn(7L);
    when(card.getBytesSent()).thenReturn(8L);
    Meter meter = NetworkMeter.oshi(card);
    assertThat(meter.read()).hasValue(new Traffic(7, 8));
    assertThat(meter.read()).isEmpty();
  }

  @Test
  void anUnknownInterfaceHasNoCounter() {
    TrafficCounter counter = NetworkMeter.counter("no-such-interface");
    assertThat(counter.kind()).isEqualTo(TrafficCounter.Kind.NONE);
    assertThat(counter.name()).isEqualTo("not available here");
    assertThat(counter.note()).contains("no-such-interface");
    assertThat(counter.read()).isEmpty();
  }

  /** What the kernel carries for a socket is what is counted, plus headers. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void bytesSentOverTheLoopbackInterfaceAreCounted() throws IOException {
    NetworkInterface loopback = NetworkInterface.getByInetAddress(loopbackAddress());
    TrafficCounter counter = NetworkMeter.counter(loopback.getName());
    assertThat(counter.kind()).isEqualTo(TrafficCounter.Kind.LOOPBACK);
    Traffic before = counter.read().orElseThrow();
    send();
    Traffic passed = counter.read().orElseThrow().since(before);
    assertThat(passed.bytesOut()).isGreaterThan(SENT_BYTES);
    assertThat(passed.bytesIn()).isEqualTo(passed.bytesOut());
  }

  private static InetAddress loopbackAddress() throws UnknownHostException {
    return InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
  }

  private static void send() throws IOException {
    try (ServerSocket server = new ServerSocket(0, 1, loopbackAddress())) {
      CompletableFuture<Long> received = CompletableFuture.supplyAsync(() -> receive(server));
      try (Socket socket = new Socket(loopbackAddress(), server.getLocalPort());
          OutputStream out = socket.getOutputStream()) {
        out.write(new byte[SENT_BYTES]);
      }
      assertThat(received.join()).isEqualTo(SENT_BYTES);
    }
  }

  private static long receive(ServerSocket server) {
    try (Socket socket = server.accept();
        InputStream in = socket.getInputStream()) {
      return in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
