package io.nasreplay.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.nasreplay.cli.lab.KernelClient.Runs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What the evidence says on kernel mounts of SMB 3.1.1, NFS 3 and NFS 4.2 behind 1 Gbit/s. */
class KernelClientIT {
  private static final double LINK_BYTES_PER_SECOND = 125e6;
  private static final long READ_BYTES = 32L << 20;

  /** Of both files together. */
  private static final long DIRECT_BYTES = 2L << 20;

  private static final int READ = 0;
  private static final int WRITE = 1;

  /** Closing would flush: these mounts write back on close, whatever the mode. */
  private static final String WRITTEN_AND_LEFT_OPEN =
      """
      # nasreplay-trace: 1
      stream,op,path,flags,offset,length,count
      0,open,new.bin,w+create,,,
      0,write,new.bin,,0,262144,256
      """;

  @TempDir static Path folder;
  private static KernelClient client = new KernelClient(Path.of("."));

  @BeforeAll
  static void runAll() throws IOException, InterruptedException {
    Optional<String> obstacle = KernelClient.obstacle();
    assumeTrue(obstacle.isEmpty(), obstacle.orElse(""));
    client = new KernelClient(folder);
    String read = client.generated("read", "HDVideo_1Play", "-p", "size=32MiB") + " ";
    String write = client.trace("write", WRITTEN_AND_LEFT_OPEN) + " ";
    String direct = direct("4KiB") + " " + direct("256KiB");
    for (String mount : new String[] {"cifs", "nfs3", "nfs4"}) {
      String target = " --target /mnt/" + mount;
      client.add("direct-" + mount, direct + " --cache direct --verify" + target);
      client.add("flush-" + mount, read + write + "--cache flush" + target);
      client.add("os-" + mount, read + write + "--cache os" + target);
    }
    client.boot();
  }

  private static Path direct(String block) {
    String workload = "HDVideo_1Play_1Record";
    return client.generated("direct-" + block, workload, "-p", "size=2MiB", "-p", "block=" + block);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cifs", "nfs3", "nfs4"})
  void directWorksAtTheBlockSizesOfTheWorkload(String mount) throws IOException {
    Runs runs = client.runs("direct-" + mount);
    assertThat(runs.exitCode()).as(runs.err()).isZero();
    assertThat(runs.results()).as("4 KiB and 256 KiB").hasSize(2);
    for (JsonNode result : runs.results()) {
      JsonNode cache = result.get("cache");
      assertThat(cache.get("requested").asString()).isEqualTo("direct");
      assertThat(cache.get("accepted").asBoolean()).isTrue();
      assertThat(cache.get("verified").asString()).isEqualTo("yes");
      assertThat(cache.get("fallbacks")).isEmpty();
      assertThat(cache.get("unalignedOperations").asLong()).isZero();
      assertThat(result.at("/verification/damagedBlocks").asLong()).isZero();
      assertThat(result.at("/verification/bytes").asLong()).isEqualTo(DIRECT_BYTES);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cifs", "nfs3", "nfs4"})
  void readsInModeFlushCrossTheWire(String mount) throws IOException {
    Runs runs = client.runs("flush-" + mount);
    assertThat(runs.exitCode()).as(runs.err()).isZero();
    JsonNode cache = runs.results().get(READ).get("cache");
    assertThat(cache.get("verified").asString()).isEqualTo("yes");
    assertThat(cache.get("aboveWire").asBoolean()).isFalse();
    assertThat(cache.at("/moved/counter").asString()).contains("vec0");
    assertThat(cache.at("/moved/readShare").asDouble()).isGreaterThan(0.98);
    assertThat(cache.at("/moved/bytesIn").asDouble())
        .as("bytes received, by the kernel's own table around the whole command")
        .isBetween(0.9 * runs.receivedBytes(), (double) runs.receivedBytes());
  }

  @ParameterizedTest
  @ValueSource(strings = {"cifs", "nfs3", "nfs4"})
  void writesInModeFlushCrossTheWire(String mount) throws IOException {
    Runs runs = client.runs("flush-" + mount);
    JsonNode result = runs.results().get(WRITE);
    assertThat(score(result)).isLessThan(LINK_BYTES_PER_SECOND);
    assertThat(result.at("/cache/aboveWire").asBoolean()).isFalse();
    assertThat(result.at("/cache/moved/writtenShare").asDouble()).isCloseTo(1, within(0.02));
    double sentBytes = runs.sentBytes() - READ_BYTES;
    assertThat(result.at("/cache/moved/bytesOut").asDouble())
        .as("bytes sent, by the kernel's own table, less those of the prepared file")
        .isBetween(0.9 * sentBytes, sentBytes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cifs", "nfs3", "nfs4"})
  void readsInModeOsAreReportedAsServedFromTheCache(String mount) throws IOException {
    Runs runs = client.runs("os-" + mount);
    assertThat(runs.exitCode()).as(runs.err()).isZero();
    JsonNode cache = runs.results().get(READ).get("cache");
    assertThat(cache.at("/moved/readShare").asDouble()).isLessThan(0.05);
    assertThat(cache.get("verdicts").toString())
        .containsPattern("served from the client.s cache: (9[5-9]|100)\\.\\d %");
    assertThat(cache.get("aboveWire").asBoolean()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cifs", "nfs3", "nfs4"})
  void writesInModeOsAreMarkedAsAboveTheWire(String mount) throws IOException {
    JsonNode result = client.runs("os-" + mount).results().get(WRITE);
    assertThat(score(result)).isGreaterThan(LINK_BYTES_PER_SECOND);
    assertThat(result.at("/cache/aboveWire").asBoolean()).isTrue();
    assertThat(result.get("notes").toString()).contains("above the wire");
  }

  @ParameterizedTest
  @CsvSource({"cifs,SMB 3.1.1,nas", "nfs3,NFS 3,/share", "nfs4,NFS 4.2,/nas"})
  void whatIsUnderTheTargetIsNamed(String mount, String protocol, String share) throws IOException {
    JsonNode result = client.runs("flush-" + mount).results().get(READ);
    JsonNode target = result.at("/environment/target");
    assertThat(target.get("protocol").asString()).isEqualTo(protocol);
    assertThat(target.get("server").asString()).isEqualTo("10.79.0.1");
    assertThat(target.get("share").asString()).endsWith(share);
    assertThat(target.at("/link/interfaceName").asString()).isEqualTo("vec0");
  }

  private static double score(JsonNode result) {
    String score = result.at("/throughput/score").asString();
    return result.at("/throughput/" + score + "/bytesPerSecond").asDouble();
  }
}
