package io.nasreplay.cli.architecture.broken.traces.model;

import java.util.Random;

/** Uses members of the JDK that are forbidden here. */
final class ForbiddenMembers {
  long clock() {
    return System.nanoTime();
  }

  void sleeper() throws InterruptedException {
    Thread.sleep(1);
  }

  void process() {
    System.out.println();
  }

  int random() {
    return new Random().nextInt();
  }

  String locale() {
    return String.format("%d", 1).toLowerCase();
  }

  byte[] charset() {
    return "text".getBytes();
  }
}
