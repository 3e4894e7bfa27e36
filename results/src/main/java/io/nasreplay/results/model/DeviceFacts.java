package io.nasreplay.results.model;

import java.util.List;

/**
 * The block device under a local file system. A text is "unknown" when nothing tells it and "none"
 * when there is no such device; a number is then -1.
 *
 * @param name the system's name of the whole device, for example sda, nvme0n1
 * @param model who made it and what it is called
 * @param kind "rotational" or "solid-state", as the device says of itself
 * @param sizeBytes its size
 * @param number major and minor number of what is mounted, for example "8:1": the name under which
 *     Linux counts its transfers
 * @param scheduler how the system orders requests to it
 * @param layers what lies between the file system and the device, and what that lies on, from
 *     above; full phrases; empty when there is nothing or nothing is known
 */
public record DeviceFacts(
    String name,
    String model,
    String kind,
    long sizeBytes,
    String number,
    String scheduler,
    List<String> layers) {
  /** Nothing is known. */
  public static final DeviceFacts UNKNOWN = allOf(EnvironmentFacts.UNKNOWN);

  /** There is no such device. */
  public static final DeviceFacts NONE = allOf(EnvironmentFacts.NONE);

  public DeviceFacts {
    Ranges.requireAtLeast("sizeBytes", sizeBytes, EnvironmentFacts.UNKNOWN_NUMBER);
    layers = List.copyOf(layers);
  }

  private static DeviceFacts allOf(String word) {
    return new DeviceFacts(word, word, word, -1, word, word, List.of());
  }
}
