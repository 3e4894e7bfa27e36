package io.nasreplay.generators.pattern;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.math.LongMath;
import com.google.common.primitives.Ints;
import java.math.RoundingMode;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The names of the files of a set, spread over directories. Names have digits of fixed width, so
 * that their alphabetical order is the order of their index, and are legal on every system: lower
 * case letters, digits and what the caller's prefix and suffix contain. Immutable; no memory per
 * file.
 *
 * <p>Paths are relative and {@code /}-separated: {@code d03/d17/f000042.bin}.
 */
public final class FileTree {
  private static final long MAX_FILES = 1_000_000_000L;
  private static final int MAX_DEPTH = 16;

  private final long files;
  private final String prefix;
  private final String suffix;
  private final int fanOut;
  private final int depth;
  private final long leaves;

  private FileTree(long files, FileNames names, int fanOut, int depth) {
    checkArgument(files >= 1 && files <= MAX_FILES, "files is %s; allowed: 1 to 1000000000", files);
    checkArgument(fanOut >= 1, "fan-out is %s; allowed: 1 or more", fanOut);
    checkArgument(depth >= 0 && depth <= MAX_DEPTH, "depth is %s; allowed: 0 to 16", depth);
    this.files = files;
    this.prefix = names.prefix();
    this.suffix = names.suffix();
    this.fanOut = fanOut;
    this.depth = depth;
    this.leaves = leaves(fanOut, depth);
  }

  /** All files in one directory, the top. */
  public static FileTree flat(long files, FileNames names) {
    return new FileTree(files, names, 1, 0);
  }

  /**
   * Directories {@code depth} levels deep, {@code fanOut} in each; the files are spread evenly over
   * those of the lowest level, neighbours in the same one.
   *
   * @param fanOut subdirectories of a directory, 1 or more
   * @param depth levels of directories, 0 (all files at the top) to 16; {@code fanOut^depth} may be
   *     at most 10^9
   */
  public static FileTree spread(long files, FileNames names, int fanOut, int depth) {
    return new FileTree(files, names, fanOut, depth);
  }

  /**
   * As many directories at the top as are needed to hold at most so many files each.
   *
   * @param filesPerDirectory 1 or more
   */
  public static FileTree perDirectory(long files, FileNames names, long filesPerDirectory) {
    checkArgument(
        filesPerDirectory >= 1, "files per directory is %s; allowed: 1 or more", filesPerDirectory);
    long directories = LongMath.divide(files, filesPerDirectory, RoundingMode.CEILING);
    return new FileTree(files, names, Ints.saturatedCast(directories), 1);
  }

  /** How many files there are. */
  public long files() {
    return files;
  }

  /**
   * The path of a file.
   *
   * @param index 0 to {@code files() - 1}
   */
  public String path(long index) {
    checkArgument(
        index >= 0 && index < files, "file index is %s; allowed: 0 to %s", index, files - 1);
    String name = prefix + padded(index, files) + suffix;
    return depth == 0 ? name : directory(leafOf(index), depth) + "/" + name;
  }

  /** Every directory, parents before their children. */
  public Stream<String> directories() {
    return LongStream.rangeClosed(1, depth).boxed().flatMap(this::level);
  }

  private Stream<String> level(long level) {
    return LongStream.range(0, leaves(fanOut, level)).mapToObj(i -> directory(i, level));
  }

  private long leafOf(long index) {
    return index * leaves / files;
  }

  private String directory(long index, long level) {
    StringBuilder path = new StringBuilder();
    long rest = index;
    for (long i = level; i > 0; i--) {
      String separator = path.isEmpty() ? "" : "/";
      path.insert(0, "d" + padded(rest % fanOut, fanOut) + separator);
      rest /= fanOut;
    }
    return path.toString();
  }

  private static String padded(long index, long count) {
    String digits = Long.toString(index);
    return "0".repeat(Long.toString(count - 1).length() - digits.length()) + digits;
  }

  private static long leaves(int fanOut, long depth) {
    long leaves = 1;
    for (long level = 0; level < depth; level++) {
      leaves *= fanOut;
      checkArgument(
          leaves <= MAX_FILES,
          "fan-out %s and depth %s make too many directories; allowed: 1000000000",
          fanOut,
          depth);
    }
    return leaves;
  }
}
