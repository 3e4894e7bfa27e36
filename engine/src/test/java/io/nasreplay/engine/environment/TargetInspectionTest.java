package io.nasreplay.engine.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.EnvironmentFacts.TargetFacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class TargetInspectionTest {
  @TempDir Path target;

  @Test
  @EnabledOnOs(OS.LINUX)
  void aGoodTargetIsDescribedAndLeftAsItWas() {
    EnvironmentFacts facts = check(Requirements.NONE).facts();
    assertThat(facts.os()).isNotEqualTo("unknown");
    assertThat(facts.kernel()).isEqualTo(System.getProperty("os.version"));
    assertThat(facts.jvm()).contains(System.getProperty("java.runtime.version"));
    assertThat(facts.logicalCpus()).isPositive();
    assertThat(facts.ramBytes()).isGreaterThan(1L << 28);
    TargetFacts there = facts.target();
    assertThat(there.fileSystem()).isNotEqualTo("unknown");
    assertThat(target.toString()).startsWith(there.mountPoint());
    assertThat(there.blockSizeBytes()).isPositive();
    assertThat(there.totalBytes()).isGreaterThanOrEqualTo(there.freeBytes());
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void aTargetThatDoesNotExistIsRefused() {
    assertRefused(target.resolve("none"), Requirements.NONE, "does not exist");
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void aFileIsRefused() throws IOException {
    Path file = Files.createFile(target.resolve("file"));
    assertRefused(file, Requirements.NONE, "is a file");
    assertRefused(file.resolve("x"), Requirements.NONE, "file/x");
  }

  @Test
  void aTargetThatIsTooSmallIsRefusedWithBothNumbers() throws IOException {
    long freeBytes = Files.getFileStore(target).getUsableSpace();
    assertRefused(target, new Requirements(freeBytes * 2, 0, 0), "too small");
    assertRefused(
        target, new Requirements(Long.MAX_VALUE, 0, 0), "9,223,372,036,854,775,807 bytes");
    assertThat(target).isEmptyDirectory();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aTargetWithTooFewInodesIsRefused() throws IOException {
    assumeTrue(FileSystemSpace.of(target).totalInodes() > 0);
    assertRefused(target, new Requirements(0, Long.MAX_VALUE, 0), "too few inodes");
    assertThat(target).isEmptyDirectory();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aReadOnlyMountIsRefused() {
    assertRefused(Path.of("/proc/self"), Requirements.NONE, "/proc/self");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aDirectoryWithoutTheRightToWriteIsRefused() throws IOException {
    Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeTrue(!Files.isWritable(target), "root may write everywhere");
    assertRefused(target, Requirements.NONE, "cannot be written by this user");
  }

  @Test
  void aRunFolderIsRefused() throws IOException {
    Path inside =
        Files.createDirectories(target.resolve("nasreplay-run-012345673af5").resolve("files"));
    assertRefused(inside, Requirements.NONE, "name the directory above");
  }

  @Test
  void aWorkingSetThatFitsMemoryIsToldUnlessTheCacheIsPassedBy() {
    Requirements small = new Requirements(0, 0, 1_000_000);
    assertThat(TargetInspection.check(target, small, CacheMode.OS).advice())
        .anyMatch(line -> line.contains("976.6 KiB (1,000,000 bytes)") && line.contains("RAM"));
    assertThat(TargetInspection.check(target, small, CacheMode.DIRECT).advice())
        .noneMatch(line -> line.contains("working set"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void memoryAsATargetIsTold() {
    Path memory = Path.of("/dev/shm");
    assumeTrue(Files.isWritable(memory));
    TargetReport report = TargetInspection.check(memory, Requirements.NONE, CacheMode.FLUSH);
    assertThat(report.advice()).anyMatch(line -> line.contains("in this machine's memory"));
    assertThat(report.facts().target().protocol()).isEqualTo("memory");
    assertThat(report.facts().target().networkInterface()).isEqualTo("none");
  }

  private TargetReport check(Requirements needs) {
    return TargetInspection.check(target, needs, CacheMode.FLUSH);
  }

  private static void assertRefused(Path path, Requirements needs, String... words) {
    assertThatThrownBy(() -> TargetInspection.check(path, needs, CacheMode.FLUSH))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining(path.toString())
        .hasMessageContainingAll(words);
  }
}
