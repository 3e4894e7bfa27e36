package io.nasreplay.results.model;

/**
 * The network interface that leads to the server. A text is "unknown" when nothing tells it and
 * "none" when no network leads to the target; a number is then -1.
 *
 * @param interfaceName for example eth0
 * @param kind what it is: ethernet, wireless, loopback, bridge, bond, VLAN, veth, tunnel
 * @param bitsPerSecond the speed that it claims; a virtual one claims what it likes
 * @param mtuBytes its largest packet
 * @param duplex "full" or "half"
 * @param wireless "yes" or "no"
 */
public record LinkFacts(
    String interfaceName,
    String kind,
    long bitsPerSecond,
    long mtuBytes,
    String duplex,
    String wireless) {
  /** Nothing is known. */
  public static final LinkFacts UNKNOWN = allOf(EnvironmentFacts.UNKNOWN);

  /** No network leads to the target. */
  public static final LinkFacts NONE = allOf(EnvironmentFacts.NONE);

  public LinkFacts {
    Ranges.requireAtLeast("bitsPerSecond", bitsPerSecond, EnvironmentFacts.UNKNOWN_NUMBER);
    Ranges.requireAtLeast("mtuBytes", mtuBytes, EnvironmentFacts.UNKNOWN_NUMBER);
  }

  private static LinkFacts allOf(String word) {
    return new LinkFacts(word, word, -1, -1, word, word);
  }
}
