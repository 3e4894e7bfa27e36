package io.nasreplay.engine.prepare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.FileSet.SetFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is left by kills at various points; the folders are made by hand as a kill leaves them. */
class LeftoversTest {
  private static final String NAME = "nasreplay-run-012345673af5";
  private static final String OWNER = "nasreplay-run 1\n1\nanother machine\n";
  private static final Manifest MANIFEST =
      Manifest.of(
          Manifest.State.RUNNING,
          "key",
          new FileSet(List.of("d"), List.of(new SetFile("d/a", 5, 0, false)), List.of("later")),
          List.of());

  @TempDir Path target;

  @Test
  void killedBeforeAnythingWasInTheFolder() throws IOException {
    folder();
    assertIsRemoved(0);
  }

  @Test
  void anEmptyFolderOfSomebodyElseStays() {
    Path foreign = target.resolve("nasreplay-run-cccccccccccc");
    assertThat(foreign.toFile().mkdir()).isTrue();
    assertThat(Leftovers.clean(target, true).removedFolders()).isEmpty();
    assertThat(foreign).isEmptyDirectory();
  }

  @Test
  void killedWhileTheManifestWasWritten() throws IOException {
    Path folder = folder();
    Files.writeString(folder.resolve("lock"), OWNER);
    Files.writeString(folder.resolve("manifest.draft"), "nasreplay-run 1\nstate runn");
    assertIsRemoved(0);
  }

  @Test
  void killedWhileTheFilesWereMade() throws IOException {
    Path folder = folder();
    Files.writeString(folder.resolve("lock"), OWNER);
    ManifestText.write(folder, MANIFEST);
    Files.createDirectories(folder.resolve("files/d"));
    Files.writeString(folder.resolve("files/d/a"), "xy");
    assertIsRemoved(2);
  }

  @Test
  void killedWhileTheManifestWasRewritten() throws IOException {
    Path folder = folder();
    Files.writeString(folder.resolve("lock"), OWNER);
    ManifestText.write(folder, MANIFEST);
    Files.writeString(folder.resolve("manifest.draft"), "nasreplay-run 1\n");
    Files.createDirectories(folder.resolve("files"));
    Files.writeString(folder.resolve("files/later"), "xy");
    assertIsRemoved(1);
  }

  @Test
  void killedWhileItWasRemoved() throws IOException {
    Path folder = folder();
    ManifestText.write(folder, MANIFEST);
    assertIsRemoved(0);
  }

  @Test
  void aFolderWithoutAManifestIsLeftWhole() throws IOException {
    Path folder = folder();
    Files.writeString(folder.resolve("lock"), OWNER);
    Files.createDirectories(folder.resolve("files"));
    Files.writeString(folder.resolve("files/a"), "xy");
    assertIsLeft("no manifest lists it", folder.resolve("files/a"), folder.resolve("lock"));
  }

  @Test
  void aDamagedManifestProvesNothing() throws IOException {
    Path folder = folder();
    ManifestText.write(folder, MANIFEST);
    String text = Files.readString(folder.resolve("manifest"));
    Files.writeString(folder.resolve("manifest"), text.replace("end\n", ""));
    Files.createDirectories(folder.resolve("files/d"));
    Files.writeString(folder.resolve("files/d/a"), "xy");
    assertIsLeft("no manifest lists it", folder.resolve("files/d/a"));
  }

  @Test
  void foreignFilesOfOurNamesAreLeft() throws IOException {
    Path folder = folder();
    Files.writeString(folder.resolve("lock"), "somebody's own lock");
    assertIsLeft("\"lock\" was not made by nasreplay", folder.resolve("lock"));
    assertThat(folder.resolve("lock")).hasContent("somebody's own lock");
  }

  @Test
  void foreignFilesBesideOursAreLeft() throws IOException {
    Path folder = folder();
    ManifestText.write(folder, MANIFEST);
    Files.writeString(folder.resolve("note"), "mine");
    assertIsLeft("no manifest lists it", folder.resolve("note"));
  }

  @Test
  void aLinkWithOurNameIsNotLookedAt(@TempDir Path outside) throws IOException {
    ManifestText.write(outside, MANIFEST);
    Files.createDirectories(outside.resolve("files"));
    Files.writeString(outside.resolve("files/later"), "xy");
    Files.createSymbolicLink(target.resolve(NAME), outside);
    Leftovers.Report report = Leftovers.clean(target, true);
    assertThat(report.removedFolders()).isEmpty();
    assertThat(outside.resolve("files/later")).exists();
  }

  @Test
  void keptFoldersGoOnlyWhenAskedFor() throws IOException {
    Path folder = folder();
    Files.writeString(folder.resolve("lock"), OWNER);
    ManifestText.write(folder, MANIFEST.kept(Map.of()));
    assertIsLeft("kept for the next run", folder.resolve("manifest"));
    assertThat(Leftovers.clean(target, true).removedFolders()).containsExactly(folder);
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void aTargetThatIsNoDirectoryIsTold() {
    assertThatThrownBy(() -> Leftovers.clean(target.resolve("none"), false))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining("none");
  }

  private Path folder() throws IOException {
    return Files.createDirectory(target.resolve(NAME));
  }

  private void assertIsRemoved(long files) {
    Leftovers.Report report = Leftovers.clean(target, false);
    assertThat(report.leftAlone()).isEmpty();
    assertThat(report.removedFolders()).containsExactly(target.resolve(NAME));
    assertThat(report.removedFiles()).isEqualTo(files);
    assertThat(target).isEmptyDirectory();
  }

  private void assertIsLeft(String why, Path... files) {
    Leftovers.Report report = Leftovers.clean(target, false);
    assertThat(report.removedFolders()).isEmpty();
    assertThat(report.leftAlone()).isNotEmpty().allMatch(left -> left.why().contains(why));
    assertThat(files).allMatch(Files::exists);
  }
}
