package io.nasreplay.engine.mount;

import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN;
import static io.nasreplay.results.model.EnvironmentFacts.UNKNOWN_NUMBER;

import io.nasreplay.results.model.MountFacts;

/** What becomes known, bit by bit; the rest stays unknown. Not thread-safe. */
final class MountFactsBuilder {
  static final String YES = "yes";
  static final String NO = "no";

  String caching = UNKNOWN;
  long attributeCacheSeconds = UNKNOWN_NUMBER;
  String sync = UNKNOWN;
  String signing = UNKNOWN;
  String encryption = UNKNOWN;
  String compression = UNKNOWN;
  String multichannel = UNKNOWN;
  int connections = (int) UNKNOWN_NUMBER;
  String transport = UNKNOWN;
  String security = UNKNOWN;
  String recovery = UNKNOWN;
  long readSizeBytes = UNKNOWN_NUMBER;
  long writeSizeBytes = UNKNOWN_NUMBER;

  static String yesNo(boolean yes) {
    return yes ? YES : NO;
  }

  void connections(int number) {
    connections = number;
    multichannel = yesNo(number > 1);
  }

  MountFacts build() {
    return new MountFacts(
        caching,
        attributeCacheSeconds,
        sync,
        signing,
        encryption,
        compression,
        multichannel,
        connections,
        transport,
        security,
        recovery,
        readSizeBytes,
        writeSizeBytes);
  }
}
