package io.nasreplay.generators.catalogue;

import io.nasreplay.generators.workload.Workload;
import io.nasreplay.generators.yaml.Workloads;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.Suggestions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Workloads by name. Each says where its numbers come from, and of each parameter how sure it is.
 * Stateless: a workload is read when it is asked for.
 */
public final class Catalogue {
  private static final Catalogue STANDARD =
      new Catalogue(
          List.of(
              "HDVideo_1Play",
              "HDVideo_2Play",
              "HDVideo_4Play",
              "HDVideo_1Record",
              "HDVideo_1Play_1Record",
              "ContentCreation",
              "OfficeProductivity",
              "FileCopyToNAS",
              "FileCopyFromNAS",
              "DirectoryCopyToNAS",
              "DirectoryCopyFromNAS",
              "PhotoAlbum",
              "ixbt-read",
              "ixbt-write",
              "ixbt-read-write",
              "CrystalDiskMark_SEQ",
              "CrystalDiskMark_RND",
              "AmorphousDiskMark_SEQ",
              "AmorphousDiskMark_RND",
              "Xbench_SEQ",
              "Xbench_RND",
              "AJA_Write",
              "AJA_Read",
              "FrameFiles_Write",
              "FrameFiles_Read",
              "cp-large-to",
              "cp-large-from",
              "cp-small-to",
              "cp-small-from",
              "cp-small-delete",
              "snb-folder-to",
              "snb-folder-from",
              "photo-import",
              "photo-browse",
              "camera-ingest",
              "backup-small-files",
              "backup-bands",
              "vm-image",
              "family-of-four",
              "video-streams"));

  private final List<String> names;

  private Catalogue(List<String> names) {
    this.names = names;
  }

  /** What ships with the program. */
  public static Catalogue standard() {
    return STANDARD;
  }

  /** The names, in the order in which lists show them. */
  public List<String> names() {
    return names;
  }

  /** All workloads, in the order of their names here. */
  public List<Workload> workloads() {
    return names.stream().map(Catalogue::read).toList();
  }

  /**
   * The workload with this name.
   *
   * @throws BadInputException naming all names, and the one that was probably meant
   */
  public Workload find(String name) {
    if (!names.contains(name)) {
      throw new BadInputException(
          SourcePosition.whole(name), Suggestions.unknown("workload", name, names));
    }
    return read(name);
  }

  private static Workload read(String name) {
    String resource = name + ".yaml";
    try (InputStream yaml = Catalogue.class.getResourceAsStream(resource)) {
      if (yaml == null) {
        throw new IllegalStateException("resource " + resource + " is missing");
      }
      return Workloads.parse(resource, yaml.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
