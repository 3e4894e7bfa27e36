package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.nasreplay.cli.packaged.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A target on which a run cannot succeed: exit code 3, the path named, nothing created. */
class RefusedTargetsIT {
  private static final String NO_MOUNTS = "file systems cannot be mounted here (needs root)";

  @TempDir Path folder;
  private Path trace;

  @BeforeEach
  void writeTrace() throws IOException {
    trace = Trace.write(folder, ",file,a.bin,,,,67108864,,,\n0,read,a.bin,,,0,4096,10,,\n");
  }

  private void assertRefused(Path target, String words) throws IOException {
    Map<String, String> before = Listing.of(folder);
    Program.Outcome outcome =
        Program.jar(
            folder,
            "run",
            trace.toString(),
            "--target",
            target.toString(),
            "--results",
            folder.resolve("results").toString(),
            "--json");
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(3);
    assertThat(outcome.err()).contains(target.toString()).containsIgnoringCase(words);
    assertThat(outcome.err()).doesNotContain("Exception", "\tat ");
    assertThat(Json.parse(outcome.out()).get("schema").asString()).isNotEmpty();
    assertThat(Listing.of(folder)).isEqualTo(before);
  }

  @Test
  void oneThatDoesNotExist() throws IOException {
    assertRefused(folder.resolve("nowhere"), "not exist");
  }

  @Test
  void aFile() throws IOException {
    assertRefused(Files.writeString(folder.resolve("file"), "x"), "is a file");
  }

  @Test
  void aReadOnlyMount() throws IOException {
    Optional<TmpFs> mount = TmpFs.mount(folder.resolve("read-only"), "size=1m,ro");
    assumeTrue(mount.isPresent(), NO_MOUNTS);
    try (TmpFs readOnly = mount.get()) {
      assertRefused(readOnly.folder(), "read-only");
    }
  }

  @Test
  void oneThatIsTooSmallForTheFileSet() throws IOException {
    Optional<TmpFs> mount = TmpFs.mount(folder.resolve("small"), "size=16m");
    assumeTrue(mount.isPresent(), NO_MOUNTS);
    try (TmpFs small = mount.get()) {
      assertRefused(small.folder(), "free");
    }
  }
}
