package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheFolderTest {
  @Test
  void isTheXdgFolderOnLinux() {
    assertThat(CacheFolder.of(Map.of(), "Linux", "/home/ann"))
        .contains(Path.of("/home/ann/.cache/nasreplay"));
    assertThat(CacheFolder.of(Map.of("XDG_CACHE_HOME", "/fast"), "Linux", "/home/ann"))
        .contains(Path.of("/fast/nasreplay"));
    assertThat(CacheFolder.of(Map.of("XDG_CACHE_HOME", "fast"), "Linux", "/home/ann"))
        .as("the specification has relative paths ignored")
        .contains(Path.of("/home/ann/.cache/nasreplay"));
  }

  @Test
  void isLibraryCachesOnMacOs() {
    assertThat(CacheFolder.of(Map.of("XDG_CACHE_HOME", "/fast"), "Mac OS X", "/Users/ann"))
        .contains(Path.of("/Users/ann/Library/Caches/nasreplay"));
  }

  @Test
  void isLocalApplicationDataOnWindows() {
    assertThat(CacheFolder.of(Map.of("LOCALAPPDATA", "/local"), "Windows 11", "/Users/ann"))
        .contains(Path.of("/local/nasreplay/Cache"));
    assertThat(CacheFolder.of(Map.of(), "Windows 11", "/Users/ann"))
        .contains(Path.of("/Users/ann/AppData/Local/nasreplay/Cache"));
  }

  @Test
  void isWhatTheVariableNamesEverywhere() {
    Map<String, String> variables = Map.of(CacheFolder.VARIABLE, "here", "XDG_CACHE_HOME", "/fast");

    assertThat(CacheFolder.of(variables, "Linux", "/home/ann"))
        .contains(Path.of("here").toAbsolutePath());
    assertThat(CacheFolder.of(variables, "Windows 11", "/Users/ann"))
        .contains(Path.of("here").toAbsolutePath());
  }

  @Test
  void isNowhereWithoutAHome() {
    assertThat(CacheFolder.of(Map.of(), "Linux", "")).isEmpty();
    assertThat(CacheFolder.of(Map.of(), "Linux", "?")).isEmpty();
  }
}
