package io.nasreplay.traces.strace;

/** The path of what is open, which changes when it is renamed. */
final class OpenPath {
  private String path;

  OpenPath(String path) {
    this.path = path;
  }

  String path() {
    return path;
  }

  void renamed(String to) {
    path = to;
  }
}
