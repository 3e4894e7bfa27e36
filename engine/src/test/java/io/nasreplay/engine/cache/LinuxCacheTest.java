package io.nasreplay.engine.cache;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

@EnabledOnOs(OS.LINUX)
class LinuxCacheTest {
  private static final int FILE_BYTES = 5_000_000;
  private static final int PAGE_BYTES = 4096;
  private static final long WHOLE_PAGES_BYTES =
      (FILE_BYTES + PAGE_BYTES - 1L) / PAGE_BYTES * PAGE_BYTES;

  @TempDir Path folder;
  private final ClientCache cache = ClientCache.forThisSystem();

  @Test
  void whatWasJustWrittenIsResidentUntilItIsEvicted() throws IOException {
    assumeFalse(isInMemory(folder));
    List<Path> files = List.of(file("a"), file("b"));
    assertThat(cache.cached(files).total()).hasValue(2 * WHOLE_PAGES_BYTES);
    EvictionReport report = cache.evict(files);
    assertThat(report.outcome()).isEqualTo("yes");
    assertThat(report.isEvicted()).isTrue();
    assertThat(report.found().byFile())
        .containsExactly(OptionalLong.of(WHOLE_PAGES_BYTES), OptionalLong.of(WHOLE_PAGES_BYTES));
    assertThat(report.left().total()).hasValue(0);
    Files.readAllBytes(files.get(0));
    assertThat(cache.cached(files).total()).hasValue(WHOLE_PAGES_BYTES);
  }

  @Test
  void aMappingTellsTheSameAsCachestat() throws IOException {
    Path file = file("a");
    LinuxCacheCalls linux = new LinuxCacheCalls();
    int descriptor = linux.openForReading(file);
    try {
      long overlay = 0x794c7630L;
      assertThat(new Residency(linux).residentBytes(descriptor, overlay))
          .hasValue(WHOLE_PAGES_BYTES);
    } finally {
      linux.close(descriptor);
    }
  }

  @Test
  void filesInMemoryCannotBeEvicted() throws IOException {
    Path memory = Path.of("/dev/shm");
    assumeTrue(Files.isWritable(memory) && isInMemory(memory));
    Path file = Files.createTempFile(memory, "nasreplay", null);
    try {
      EvictionReport report = cache.evict(List.of(file));
      assertThat(report.outcome()).isEqualTo("no: the file system keeps its files in memory");
      assertThat(report.isEvicted()).isFalse();
    } finally {
      Files.delete(file);
    }
  }

  @Test
  void missingAndEmptyFilesHoldNothing() throws IOException {
    Path empty = Files.createFile(folder.resolve("empty"));
    List<Path> files = List.of(folder.resolve("none"), empty);
    assertThat(cache.cached(files).total()).hasValue(0);
    assumeFalse(isInMemory(folder));
    assertThat(cache.evict(files).outcome()).isEqualTo("yes");
  }

  @Test
  void linksAreNotFollowed() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), file("a"));
    assertThat(cache.cached(List.of(link)).total()).isEmpty();
    assertThat(cache.evict(List.of(link)).outcome()).startsWith("no: " + link);
  }

  @Test
  void otherSystemsSaySo() {
    ClientCache elsewhere = new UnreachableCache();
    CachedBytes unknown = new CachedBytes(List.of(OptionalLong.empty()));
    assertThat(elsewhere.evict(List.of(folder)))
        .isEqualTo(new EvictionReport("not available here", unknown, unknown));
    assertThat(elsewhere.cached(List.of(folder)).total()).isEmpty();
  }

  /** util-linux asks the kernel by itself, by cachestat or by a mapping. */
  @Test
  void fincoreSeesTheSamePages() throws IOException, InterruptedException {
    assumeFalse(isInMemory(folder));
    Path file = file("half");
    cache.evict(List.of(file));
    assertThat(fincore(file)).isZero();
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      channel.read(ByteBuffer.allocate(FILE_BYTES / 2));
    }
    long seenBytes = fincore(file);
    assertThat(seenBytes).isBetween(FILE_BYTES / 2L, WHOLE_PAGES_BYTES);
    assertThat(cache.cached(List.of(file)).total()).hasValue(seenBytes);
  }

  private static long fincore(Path file) throws IOException, InterruptedException {
    Process process;
    try {
      process =
          new ProcessBuilder("fincore", "--bytes", "--noheadings", "--output", "RES", "" + file)
              .redirectErrorStream(true)
              .start();
    } catch (IOException e) {
      throw new TestAbortedException("there is no fincore here", e);
    }
    String text = new String(process.getInputStream().readAllBytes(), US_ASCII).strip();
    assertThat(process.waitFor()).as(text).isZero();
    return Long.parseLong(text);
  }

  private Path file(String name) throws IOException {
    return Files.write(folder.resolve(name), new byte[FILE_BYTES]);
  }

  private static boolean isInMemory(Path path) throws IOException {
    return Files.getFileStore(path).type().equals("tmpfs");
  }
}
