package io.nasreplay.generators.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileTreeTest {
  private static List<String> paths(FileTree tree) {
    return LongStream.range(0, tree.files()).mapToObj(tree::path).toList();
  }

  @Test
  void flatPutsAllFilesAtTheTop() {
    FileTree tree = FileTree.flat(11, new FileNames("img_", ".jpg"));
    assertThat(paths(tree)).startsWith("img_00.jpg", "img_01.jpg").endsWith("img_10.jpg");
    assertThat(tree.directories()).isEmpty();
  }

  @Test
  void spreadFillsTheLowestLevelEvenly() {
    FileTree tree = FileTree.spread(8, FileNames.DEFAULT, 2, 2);
    assertThat(tree.directories()).containsExactly("d0", "d1", "d0/d0", "d0/d1", "d1/d0", "d1/d1");
    assertThat(paths(tree))
        .containsExactly(
            "d0/d0/f0.bin",
            "d0/d0/f1.bin",
            "d0/d1/f2.bin",
            "d0/d1/f3.bin",
            "d1/d0/f4.bin",
            "d1/d0/f5.bin",
            "d1/d1/f6.bin",
            "d1/d1/f7.bin");
  }

  @Test
  void perDirectoryMakesAsManyDirectoriesAsNeeded() {
    FileTree tree = FileTree.perDirectory(5, FileNames.DEFAULT, 2);
    assertThat(tree.directories()).containsExactly("d0", "d1", "d2");
    assertThat(paths(tree).stream().collect(Collectors.groupingBy(p -> p.substring(0, 2))).values())
        .allMatch(list -> list.size() <= 2);
    assertThat(FileTree.perDirectory(5, FileNames.DEFAULT, 100).directories())
        .containsExactly("d0");
  }

  @ParameterizedTest
  @CsvSource({"1,1,0", "2833,7,3", "100,3,4", "5,10,1", "1000,1,3"})
  void namesAreUniqueOrderedAndInDirectoriesThatAreListedBefore(long files, int fanOut, int depth) {
    FileTree tree = FileTree.spread(files, FileNames.DEFAULT, fanOut, depth);
    List<String> paths = paths(tree);
    assertThat(paths).isSorted().doesNotHaveDuplicates();
    Set<String> made = new HashSet<>();
    tree.directories()
        .forEach(
            directory -> {
              int slash = directory.lastIndexOf('/');
              assertThat(slash < 0 || made.contains(directory.substring(0, slash))).isTrue();
              assertThat(made.add(directory)).isTrue();
            });
    assertThat(paths)
        .allMatch(p -> depth == 0 || made.contains(p.substring(0, p.lastIndexOf('/'))))
        .allMatch(p -> p.matches("(d[0-9]+/)*f[0-9]+\\.bin"));
    var sizes =
        paths.stream()
            .collect(
                Collectors.groupingBy(
                    p -> p.substring(0, p.lastIndexOf('/') + 1), Collectors.counting()));
    double mean = files / Math.pow(fanOut, depth);
    assertThat(sizes.values()).allMatch(n -> n >= Math.floor(mean) && n <= Math.ceil(mean));
  }

  @Test
  void largeSetsNeedNoMemory() {
    FileTree tree = FileTree.spread(1_000_000_000, FileNames.DEFAULT, 1000, 3);
    assertThat(tree.path(999_999_999)).isEqualTo("d999/d999/d999/f999999999.bin");
  }

  @Test
  void refusesImpossibleShapesAndNames() {
    assertThatThrownBy(() -> FileTree.flat(0, FileNames.DEFAULT))
        .hasMessage("files is 0; allowed: 1 to 1000000000");
    assertThatThrownBy(() -> FileTree.spread(1, FileNames.DEFAULT, 0, 1))
        .hasMessage("fan-out is 0; allowed: 1 or more");
    assertThatThrownBy(() -> FileTree.spread(1, FileNames.DEFAULT, 100, 5))
        .hasMessage("fan-out 100 and depth 5 make too many directories; allowed: 1000000000");
    assertThatThrownBy(() -> FileTree.perDirectory(1, FileNames.DEFAULT, 0))
        .hasMessage("files per directory is 0; allowed: 1 or more");
    assertThatThrownBy(() -> FileTree.perDirectory(-1, FileNames.DEFAULT, 5))
        .hasMessage("files is -1; allowed: 1 to 1000000000");
    assertThatThrownBy(() -> FileTree.flat(3, FileNames.DEFAULT).path(3))
        .hasMessage("file index is 3; allowed: 0 to 2");
    for (String prefix : new String[] {"", "a/b", "a\\b", "a:b", ".hidden", "com", "LPT", "a b"}) {
      assertThatThrownBy(() -> new FileNames(prefix, ".bin"))
          .as(prefix)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("prefix is \"" + prefix + "\"; allowed:");
    }
    assertThatThrownBy(() -> new FileNames("f", ".")).hasMessageStartingWith("suffix is \".\"");
  }
}
