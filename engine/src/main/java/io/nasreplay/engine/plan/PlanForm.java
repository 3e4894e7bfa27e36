package io.nasreplay.engine.plan;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.profile.TraceProfile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The saved form of everything that a {@link Plan} holds besides its records. */
@SuppressWarnings("EnumOrdinal") // read by the same build only
final class PlanForm {
  private static final OperationKind[] KINDS = OperationKind.values();

  private PlanForm() {}

  static void save(Plan plan, FormOutput out) throws IOException {
    out.text(plan.facts().name());
    out.number(plan.facts().quick() ? 1 : 0);
    ProfileForm.save(plan.profile(), out);
    out.bytes(plan.records().implicitAccess());
    out.number(plan.slots());
    out.paths(plan.allPaths());
    save(plan.fileSet(), out);
    out.count(plan.files());
    for (int file = 0; file < plan.files(); file++) {
      out.path(plan.finalPath(file).orElse(null));
    }
    out.count(plan.streams().size());
    for (PlannedStream stream : plan.streams()) {
      save(stream, out);
    }
    plan.waits().save(out);
  }

  /** A plan whose records are in these segments. */
  static Plan restore(FormInput in, ByteBuffer[] segments) throws IOException {
    Plan.Label label = new Plan.Label(in.text(), in.atMost(1) == 1);
    TraceProfile profile = ProfileForm.restore(in);
    PlanRecords records = new PlanRecords(segments, in.bytes());
    // Each place for an open file is taken by some record.
    int slots = (int) in.atMost(records.totalBytes() / Step.BYTES);
    List<String> paths = in.paths();
    FileSet fileSet = fileSet(in, paths.size());
    @Nullable String[] finalPaths = finalPaths(in);
    List<PlannedStream> streams = streams(in, records);
    Waits waits = Waits.restore(in, streams.size());
    in.requireEnd();
    return new Plan(
        () -> {}, records, label, profile, fileSet, streams, paths, waits, finalPaths, slots);
  }

  private static void save(FileSet set, FormOutput out) throws IOException {
    out.paths(set.directories());
    out.count(set.files().size());
    for (FileSet.SetFile file : set.files()) {
      out.path(file.path());
      out.number(file.lengthBytes());
      out.number(file.contentId());
      out.number(file.changes() ? 1 : 0);
    }
    out.paths(set.madeLater());
  }

  private static FileSet fileSet(FormInput in, int paths) throws IOException {
    List<String> directories = in.paths();
    int count = in.count(Integer.BYTES + 3 * Long.BYTES);
    List<FileSet.SetFile> files = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      files.add(
          new FileSet.SetFile(
              in.path(), in.atMost(Long.MAX_VALUE), (int) in.atMost(paths - 1), in.atMost(1) == 1));
    }
    return new FileSet(directories, files, in.paths());
  }

  private static @Nullable String[] finalPaths(FormInput in) throws IOException {
    @Nullable String[] paths = new @Nullable String[in.count(Integer.BYTES)];
    for (int i = 0; i < paths.length; i++) {
      paths[i] = in.pathIfAny();
    }
    return paths;
  }

  private static void save(PlannedStream stream, FormOutput out) throws IOException {
    out.text(stream.name());
    out.number(stream.id());
    out.number(stream.depth());
    out.number(stream.operations());
    out.number(stream.steps());
    out.number(bits(stream.kinds()));
    out.number(stream.largestTransferBytes());
    save(stream.timesGoBack(), out);
    stream.chunks().save(out);
  }

  private static List<PlannedStream> streams(FormInput in, PlanRecords records) throws IOException {
    int count = in.count(7 * Long.BYTES);
    List<PlannedStream> streams = new ArrayList<>(count);
    for (int index = 0; index < count; index++) {
      streams.add(stream(in, index, records));
    }
    return streams;
  }

  private static PlannedStream stream(FormInput in, int index, PlanRecords records)
      throws IOException {
    String name = in.text();
    int id = (int) in.atMost(Integer.MAX_VALUE);
    int depth = (int) in.atMost(Integer.MAX_VALUE);
    StreamRow row = new StreamRow(id, name, depth);
    return new PlannedStream(
        index,
        row.streamId(),
        row.name(),
        row.depth(),
        in.atMost(Long.MAX_VALUE),
        in.atMost(Long.MAX_VALUE),
        kinds(in.atMost((1L << KINDS.length) - 1)),
        (int) in.atMost(Integer.MAX_VALUE),
        timesGoBack(in),
        new PlannedStream.Records(records, StepChunks.restore(in, records.totalBytes())));
  }

  /** No stream goes back at its operation 0, which stands for one that never does. */
  private static void save(@Nullable TimesGoBack goBack, FormOutput out) throws IOException {
    out.number(goBack == null ? 0 : goBack.operation());
    if (goBack != null) {
      out.number(goBack.fromMicros());
      out.number(goBack.toMicros());
    }
  }

  private static @Nullable TimesGoBack timesGoBack(FormInput in) throws IOException {
    long operation = in.atMost(Long.MAX_VALUE);
    return operation == 0 ? null : new TimesGoBack(operation, in.number(), in.number());
  }

  private static long bits(Set<OperationKind> kinds) {
    return kinds.stream().mapToLong(kind -> 1L << kind.ordinal()).sum();
  }

  private static Set<OperationKind> kinds(long bits) {
    Set<OperationKind> kinds = EnumSet.noneOf(OperationKind.class);
    for (OperationKind kind : KINDS) {
      if ((bits & 1L << kind.ordinal()) != 0) {
        kinds.add(kind);
      }
    }
    return kinds;
  }
}
