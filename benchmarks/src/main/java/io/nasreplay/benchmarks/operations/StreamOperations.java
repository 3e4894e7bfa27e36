package io.nasreplay.benchmarks.operations;

import java.util.SplittableRandom;

/** The transfers of one stream: all on one file, in one direction, of one size. */
public final class StreamOperations {
  private final String file;
  private final long fileBytes;
  private final Direction direction;
  private final int blockBytes;
  private final int[] blocks;

  private StreamOperations(
      String file, long fileBytes, Direction direction, int blockBytes, int[] blocks) {
    this.file = file;
    this.fileBytes = fileBytes;
    this.direction = direction;
    this.blockBytes = blockBytes;
    this.blocks = blocks;
  }

  /**
   * Visits the blocks of a file.
   *
   * @param file its name, relative to the folder of the file set
   * @param fileBytes its size, at least one block
   * @param direction which way data moves
   * @param blockBytes bytes of one transfer
   * @param order how blocks follow each other
   * @param count how many transfers
   * @param seed of the random order
   */
  public static StreamOperations of(
      String file,
      long fileBytes,
      Direction direction,
      int blockBytes,
      Order order,
      int count,
      long seed) {
    int inFile = Math.toIntExact(fileBytes / blockBytes);
    if (inFile < 1) {
      throw new IllegalArgumentException(
          "file bytes is " + fileBytes + "; allowed: at least one block of " + blockBytes);
    }
    SplittableRandom random = new SplittableRandom(seed);
    int[] pass = identity(inFile);
    int[] blocks = new int[count];
    for (int i = 0; i < count; i++) {
      if (i % inFile == 0 && order == Order.PERMUTED) {
        shuffle(pass, random);
      }
      blocks[i] = pass[i % inFile];
    }
    return new StreamOperations(file, fileBytes, direction, blockBytes, blocks);
  }

  /** The file's name, relative to the folder of the file set. */
  public String file() {
    return file;
  }

  /** The file's size. */
  public long fileBytes() {
    return fileBytes;
  }

  /** Which way data moves. */
  public Direction direction() {
    return direction;
  }

  /** Bytes of one transfer. */
  public int blockBytes() {
    return blockBytes;
  }

  /** How many transfers. */
  public int count() {
    return blocks.length;
  }

  /** Where a transfer begins in the file. */
  public long offsetBytes(int index) {
    return (long) blocks[index] * blockBytes;
  }

  private static int[] identity(int length) {
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = i;
    }
    return numbers;
  }

  private static void shuffle(int[] numbers, SplittableRandom random) {
    for (int i = numbers.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int held = numbers[i];
      numbers[i] = numbers[other];
      numbers[other] = held;
    }
  }
}
