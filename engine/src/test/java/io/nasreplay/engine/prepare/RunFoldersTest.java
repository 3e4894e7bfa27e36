package io.nasreplay.engine.prepare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.FileSet.SetFile;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.content.Contents;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFoldersTest {
  private static final ReplayOptions OPTIONS = ReplayOptions.defaults();
  private static final Content CONTENT = Content.of(OPTIONS.seed(), OPTIONS.dataSource());

  /** One file that stays, one that the trace changes, one that is empty. */
  private static final FileSet SET =
      new FileSet(
          List.of("d", "d/e"),
          List.of(
              new SetFile("d/stays", 3_000_001, 2, false),
              new SetFile("d/e/changes", 10_000, 3, true),
              new SetFile("empty", 0, 4, false)),
          List.of("later", "d/later-dir", "d/later-dir/x"));

  @TempDir Path target;
  private final List<String> warnings = new ArrayList<>();
  private final RunListener listener =
      new RunListener() {
        @Override
        public void warned(String message) {
          warnings.add(message);
        }
      };

  @Test
  void makesTheSetWithItsContentInAFolderOfItsOwn() throws IOException {
    try (RunFolder folder = prepare(SET)) {
      assertThat(folder.files().resolve("d/stays")).hasBinaryContent(content(2, 3_000_001));
      assertThat(folder.files().resolve("d/e/changes")).hasBinaryContent(content(3, 10_000));
      assertThat(folder.files().resolve("empty")).isEmptyFile();
      assertThat(folder.note()).isEqualTo("made 3 files");
      assertThat(folder.bytesMade()).isEqualTo(3_010_001);
      assertThat(namesIn(target)).hasSize(1).allMatch(name -> name.startsWith("nasreplay-run-"));
      assertThat(RunFolders.enclosing(folder.files().resolve("d")))
          .contains(folder.files().getParent());
    }
    assertThat(RunFolders.enclosing(target)).isEmpty();
  }

  @Test
  void cleanRemovesTheSetAndWhatTheTraceMade() throws IOException {
    RunFolder folder = prepare(SET);
    Files.delete(folder.files().resolve("d/e/changes"));
    Files.write(folder.files().resolve("later"), new byte[10]);
    Files.createDirectory(folder.files().resolve("d/later-dir"));
    Files.write(folder.files().resolve("d/later-dir/x"), new byte[10]);
    folder.clean(listener);
    assertThat(target).isEmptyDirectory();
    assertThat(warnings).isEmpty();
    folder.clean(listener);
  }

  @Test
  void cleanLeavesForeignFilesAndNeverFollowsLinks(@TempDir Path outside) throws IOException {
    Path precious = Files.write(outside.resolve("x"), new byte[] {1});
    RunFolder folder = prepare(SET);
    Files.createSymbolicLink(folder.files().resolve("later"), precious);
    Files.createSymbolicLink(folder.files().resolve("d/later-dir"), outside);
    Path foreign = Files.write(folder.files().resolve("foreign"), new byte[] {2});
    folder.clean(listener);
    assertThat(precious).hasBinaryContent(new byte[] {1});
    assertThat(foreign).hasBinaryContent(new byte[] {2});
    assertThat(folder.files().resolve("empty")).doesNotExist();
    assertThat(warnings)
        .anyMatch(w -> w.contains("foreign: not made by nasreplay"))
        .anyMatch(w -> w.contains("later-dir: a link"))
        .anyMatch(w -> w.contains("later: a link"));
  }

  @Test
  void aReplacedFilesFolderIsNotEntered(@TempDir Path outside) throws IOException {
    Files.write(outside.resolve("empty"), new byte[0]);
    RunFolder folder = prepare(SET);
    Files.move(folder.files(), target.resolve("moved"));
    Files.createSymbolicLink(folder.files(), outside);
    folder.clean(listener);
    assertThat(outside.resolve("empty")).exists();
    assertThat(target.resolve("moved/empty")).exists();
  }

  @Test
  void foreignFilesOnTheTargetStay() throws IOException {
    Files.createDirectory(target.resolve("d"));
    Files.write(target.resolve("d/stays"), new byte[] {7});
    Files.write(target.resolve("nasreplay-run-mine"), new byte[] {8});
    List<String> before = tree(target);
    prepare(SET).clean(listener);
    Leftovers.clean(target, true);
    assertThat(tree(target)).isEqualTo(before);
  }

  @Test
  void aKeptFileThatSomebodyWroteToIsMadeAnew() throws IOException {
    RunFolder first = prepare(SET);
    first.keep();
    Path changed = largest(first.files());
    overwriteByte(changed, Files.size(changed) / 3 + 1);
    try (RunFolder second = prepare(SET)) {
      assertThat(second.note()).isEqualTo("reused 1 of 3 files");
      second.clean(listener);
    }
  }

  @Test
  void aKeptFileWithAHoleIsMadeAnewWhateverItsTime() throws IOException {
    RunFolder first = prepare(SET);
    first.keep();
    Path changed = largest(first.files());
    FileTime time = Files.getLastModifiedTime(changed);
    for (long at = 4096; at < Files.size(changed) - 4096; at += 4096) {
      overwriteByte(changed, at);
    }
    Files.setLastModifiedTime(changed, time);
    try (RunFolder second = prepare(SET)) {
      assertThat(second.note()).isEqualTo("reused 1 of 3 files");
      second.clean(listener);
    }
  }

  private static Path largest(Path files) throws IOException {
    try (Stream<Path> paths = Files.walk(files)) {
      return paths
          .filter(Files::isRegularFile)
          .max(Comparator.comparingLong(path -> path.toFile().length()))
          .orElseThrow();
    }
  }

  private static void overwriteByte(Path file, long atBytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      ByteBuffer one = ByteBuffer.allocate(1);
      channel.read(one, atBytes);
      channel.write(one.put(0, (byte) ~one.get(0)).flip(), atBytes);
    }
  }

  @Test
  void aKeptSetIsReusedWhereItIsIntact() throws IOException {
    Path files;
    try (RunFolder first = prepare(SET)) {
      files = first.files();
      Files.write(files.resolve("d/e/changes"), new byte[10_000]);
      Files.write(files.resolve("later"), new byte[10]);
      first.keep();
    }
    assertThat(RunFolders.reusableBytes(target, SET, OPTIONS)).isEqualTo(3_010_001);
    try (RunFolder second = prepare(SET)) {
      assertThat(second.files()).isEqualTo(files);
      assertThat(second.note()).isEqualTo("reused 2 of 3 files");
      assertThat(second.bytesMade()).isEqualTo(10_000);
      assertThat(files.resolve("d/e/changes")).hasBinaryContent(content(3, 10_000));
      assertThat(files.resolve("later")).doesNotExist();
      second.clean(listener);
    }
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void damagedFilesAreMadeAnew() throws IOException {
    RunFolder first = prepare(SET);
    byte[] damaged = content(2, 3_000_001);
    damaged[3_000_000] ^= 1;
    Files.write(first.files().resolve("d/stays"), damaged);
    Files.write(first.files().resolve("empty"), new byte[1]);
    first.keep();
    try (RunFolder second = prepare(SET)) {
      assertThat(second.note()).isEqualTo("made 3 files");
      assertThat(second.files().resolve("d/stays")).hasBinaryContent(content(2, 3_000_001));
      assertThat(second.files().resolve("empty")).isEmptyFile();
      second.clean(listener);
    }
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void anotherSetOrSeedIsNotReused() throws IOException {
    RunFolder first = prepare(SET);
    first.keep();
    FileSet other = new FileSet(SET.directories(), SET.files().subList(0, 2), List.of());
    ReplayOptions otherSeed =
        new ReplayOptions(
            OPTIONS.cacheMode(),
            OPTIONS.timing(),
            OPTIONS.dataSource(),
            OPTIONS.threads(),
            false,
            false,
            false,
            1,
            Optional.empty(),
            OPTIONS.seed() + 1,
            Optional.empty(),
            OPTIONS.linkBitsPerSecond(),
            java.util.Map.of());
    assertThat(RunFolders.reusableBytes(target, other, OPTIONS)).isZero();
    assertThat(RunFolders.reusableBytes(target, SET, otherSeed)).isZero();
    try (RunFolder second = prepare(other)) {
      assertThat(second.files()).isNotEqualTo(first.files());
      second.clean(listener);
    }
  }

  @Test
  void aKeptSetWithForeignFilesIsLeftToThem() throws IOException {
    RunFolder first = prepare(SET);
    Path foreign = Files.write(first.files().resolve("d/foreign"), new byte[1]);
    first.keep();
    try (RunFolder second = prepare(SET)) {
      assertThat(second.files()).isNotEqualTo(first.files());
      second.clean(listener);
    }
    assertThat(foreign).exists();
  }

  @Test
  void twoRunsAtOnceDoNotShareAFolder() throws IOException {
    prepare(SET).keep();
    try (RunFolder one = prepare(SET);
        RunFolder two = prepare(SET)) {
      assertThat(one.note()).isEqualTo("reused 2 of 3 files");
      assertThat(two.files()).isNotEqualTo(one.files());
      Leftovers.Report report = Leftovers.clean(target, true);
      assertThat(report.removedFolders()).isEmpty();
      assertThat(report.leftAlone()).hasSize(2).allMatch(l -> l.why().contains("in use"));
      one.clean(listener);
      two.clean(listener);
    }
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void stoppingLeavesNothing() {
    StopSignal stop = new StopSignal();
    stop.stop("test");
    assertThat(RunFolders.prepare(target, SET, CONTENT, OPTIONS, listener, stop)).isEmpty();
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void aNameThatCannotBeHeldIsRefusedBeforeTheFirstByte() {
    String longName = "x".repeat(256);
    FileSet set =
        new FileSet(List.of(), List.of(new SetFile("a", 10, 0, false)), List.of(longName));
    assertThatThrownBy(() -> prepare(set))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining("cannot hold the name")
        .hasMessageContaining(longName);
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void namesThatOnlySomeTargetsRefuseAreAllowedHere() throws IOException {
    FileSet set =
        new FileSet(
            List.of(),
            List.of(
                new SetFile("a:b?*", 10, 0, false),
                new SetFile("new\nline \\u0041", 10, 1, false),
                new SetFile("CON", 10, 2, false),
                new SetFile("con", 10, 3, false)),
            List.of("aux."));
    RunFolder folder = prepare(set);
    assertThat(namesIn(folder.files()))
        .containsExactlyInAnyOrder("a:b?*", "new\nline \\u0041", "CON", "con");
    folder.close();
    assertThat(Leftovers.clean(target, false).removedFolders()).hasSize(1);
    assertThat(target).isEmptyDirectory();
  }

  @Test
  void aTargetThatIsGoneIsTold() {
    Path gone = target.resolve("gone");
    assertThatThrownBy(
            () ->
                RunFolders.prepare(
                    gone, SET, CONTENT, OPTIONS, RunListener.SILENT, new StopSignal()))
        .isInstanceOf(EnvironmentException.class)
        .hasMessageContaining(gone.toString());
  }

  private RunFolder prepare(FileSet set) {
    return RunFolders.prepare(target, set, CONTENT, OPTIONS, listener, new StopSignal())
        .orElseThrow();
  }

  private static byte[] content(int contentId, int lengthBytes) {
    return Contents.bytes(CONTENT, contentId, Content.PREPARED_GENERATION, 0, lengthBytes);
  }

  private static List<String> namesIn(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(entry -> entry.getFileName().toString()).toList();
    }
  }

  private static List<String> tree(Path folder) throws IOException {
    try (Stream<Path> entries = Files.walk(folder)) {
      return entries
          .map(e -> folder.relativize(e) + " " + Files.isDirectory(e, LinkOption.NOFOLLOW_LINKS))
          .sorted()
          .toList();
    }
  }
}
