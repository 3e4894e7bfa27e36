package io.nasreplay.engine.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BtrfsDevicesTest {
  @TempDir Path sys;

  @Test
  void allDevicesOfTheFileSystemAreFound() throws IOException {
    Files.createDirectories(sys.resolve("features"));
    device("u-1", "loop1", "7:1");
    device("u-1", "loop0", "7:0");
    device("u-2", "sda", "8:0");
    assertThat(BtrfsDevices.with("7:1", sys)).containsExactly("7:0", "7:1");
    assertThat(BtrfsDevices.with("8:0", sys)).containsExactly("8:0");
    assertThat(BtrfsDevices.with("254:0", sys)).containsExactly("254:0");
    assertThat(BtrfsDevices.with("254:0", sys.resolve("none"))).containsExactly("254:0");
  }

  private void device(String fileSystem, String name, String number) throws IOException {
    Path folder = sys.resolve(fileSystem).resolve("devices").resolve(name);
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("dev"), number + "\n");
  }
}
