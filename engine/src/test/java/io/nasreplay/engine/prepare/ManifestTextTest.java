package io.nasreplay.engine.prepare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.FileSet.SetFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ManifestTextTest {
  private static final List<String> STRANGE =
      List.of("a b", "a\nb", "\\u0041", "ünï/日本", "\ud83d\ude00", "\ud83d", " ", "end", "a\r");

  @TempDir Path folder;

  @Test
  void comesBackAsItWasWritten() throws IOException {
    Manifest manifest =
        Manifest.of(
                Manifest.State.RUNNING,
                "abc",
                new FileSet(
                    STRANGE,
                    List.of(new SetFile("f 1", 1L << 40, 7, true), new SetFile("\n", 0, 8, false)),
                    STRANGE),
                List.of("CON"))
            .kept(Map.of("f 1\n", FileTime.from(Instant.parse("2026-11-30T20:15:01.000000007Z"))));
    ManifestText.write(folder, manifest);
    assertThat(ManifestText.read(folder)).contains(manifest);
    assertThat(folder.resolve("manifest")).isRegularFile().isNotEmptyFile();
    assertThat(Files.readString(folder.resolve("manifest")))
        .startsWith("nasreplay-run 1\nstate kept\n");
    assertThat(folder.resolve("manifest.draft")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nasreplay-run 2\nstate kept\nkey k\nend\n",
        "nasreplay-run 1\nstate kept\nkey k\n",
        "nasreplay-run 1\nstate eaten\nkey k\nend\n",
        "nasreplay-run 1\nstate kept\nkey k\nfile x 1 stays a\nend\n",
        "nasreplay-run 1\nstate kept\nkey k\nfile 1 stays a\nend\n",
        "nasreplay-run 1\nstate kept\nkey k\ndir \\u00\nend\n",
        "nasreplay-run 1\nstate kept\nkey k\nkept yesterday a\nend\n",
        "nasreplay-run 1\nstate kept\nkey k\nlink a\nend\n"
      })
  void anythingElseIsNoManifest(String text) throws IOException {
    Files.writeString(folder.resolve("manifest"), text);
    assertThat(ManifestText.read(folder)).isEmpty();
  }

  @Test
  void escapesAreHeldToTheirForm() {
    assertThatThrownBy(() -> EscapedName.read("a\\x0041"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("four hex digits");
  }
}
