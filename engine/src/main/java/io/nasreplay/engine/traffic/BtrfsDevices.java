package io.nasreplay.engine.traffic;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The devices of a Btrfs file system, which spreads files over all of them. */
final class BtrfsDevices {
  /** One folder for each file system that is mounted; see btrfs(5), "sysfs interface". */
  private static final Path FILE_SYSTEMS = Path.of("/sys/fs/btrfs");

  private BtrfsDevices() {}

  /**
   * The numbers of all devices that share a file system with this one, in order; the device alone
   * when it belongs to no Btrfs.
   *
   * @param number major and minor, for example {@code 254:0}
   */
  static List<String> with(String number) {
    return with(number, FILE_SYSTEMS);
  }

  static List<String> with(String number, Path fileSystems) {
    if (Files.isDirectory(fileSystems)) {
      try (DirectoryStream<Path> folders = Files.newDirectoryStream(fileSystems)) {
        for (Path folder : folders) {
          List<String> numbers = numbers(folder.resolve("devices"));
          if (numbers.contains(number)) {
            return numbers;
          }
        }
      } catch (IOException e) {
        return List.of(number);
      }
    }
    return List.of(number);
  }

  private static List<String> numbers(Path devices) throws IOException {
    List<String> numbers = new ArrayList<>();
    if (Files.isDirectory(devices)) {
      try (DirectoryStream<Path> links = Files.newDirectoryStream(devices)) {
        for (Path link : links) {
          numbers.add(Files.readString(link.resolve("dev")).strip());
        }
      }
    }
    numbers.sort(null);
    return numbers;
  }
}
