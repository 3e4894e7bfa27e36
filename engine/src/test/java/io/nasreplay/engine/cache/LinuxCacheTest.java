package io.nasreplay.engine.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

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
    assertThat(cache.residentBytes(files)).hasValue(2 * WHOLE_PAGES_BYTES);
    EvictionReport report = cache.evict(files);
    assertThat(report.outcome()).isEqualTo("yes");
    assertThat(report.isEvicted()).isTrue();
    assertThat(report.residentBytesAfter()).hasValue(0);
    Files.readAllBytes(files.get(0));
    assertThat(cache.residentBytes(files)).hasValue(WHOLE_PAGES_BYTES);
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
    assertThat(cache.residentBytes(files)).hasValue(0);
    assumeFalse(isInMemory(folder));
    assertThat(cache.evict(files).outcome()).isEqualTo("yes");
  }

  @Test
  void linksAreNotFollowed() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), file("a"));
    assertThat(cache.residentBytes(List.of(link))).isEmpty();
    assertThat(cache.evict(List.of(link)).outcome()).startsWith("no: " + link);
  }

  @Test
  void otherSystemsSaySo() {
    ClientCache elsewhere = new UnreachableCache();
    assertThat(elsewhere.evict(List.of(folder)))
        .isEqualTo(new EvictionReport("not available here", OptionalLong.empty()));
    assertThat(elsewhere.residentBytes(List.of(folder))).isEmpty();
  }

  private Path file(String name) throws IOException {
    return Files.write(folder.resolve(name), new byte[FILE_BYTES]);
  }

  private static boolean isInMemory(Path path) throws IOException {
    return Files.getFileStore(path).type().equals("tmpfs");
  }
}
