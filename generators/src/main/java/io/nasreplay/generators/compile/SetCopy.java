package io.nasreplay.generators.compile;

import io.nasreplay.generators.workload.Step;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The operations that a copying program makes for a file set: directories first, then file after
 * file. Towards the target it opens, writes and closes each file; from the target it lists the
 * directories and gets each file's attributes, opens, reads and closes it; within the target a file
 * is one copy operation.
 */
final class SetCopy {
  private static final OpenFlags NEW_CONTENT =
      OpenFlags.of(OpenFlags.Access.W, OpenFlags.Option.CREATE, OpenFlags.Option.TRUNCATE);
  private static final OpenFlags READ = OpenFlags.of(OpenFlags.Access.R);

  private final ResolvedCopy copy;
  private final StreamContext stream;
  private final @Nullable LongSupplier lengths;

  SetCopy(ResolvedCopy copy, StreamContext stream, String name) {
    this.copy = copy;
    this.stream = stream;
    this.lengths =
        copy.blocks() == null
            ? null
            : copy.blocks().distribution().sampler(stream.random(name, "block"));
  }

  Operations operations() {
    boolean reads = copy.direction() == Step.Direction.FROM_TARGET;
    Stream<Supplier<Operations>> directories =
        directories().stream().map(path -> () -> reads ? list(path) : make(path));
    Stream<Supplier<Operations>> files = copy.set().files().stream().map(file -> () -> file(file));
    return Operations.concatenated(Stream.concat(directories, files).iterator());
  }

  private Set<TracePath> directories() {
    Set<TracePath> directories = new LinkedHashSet<>();
    for (TracePath needed : copy.set().neededDirectories()) {
      directories.add(copy.copied(needed));
    }
    return new FileSet(List.copyOf(directories), copiedFiles(), true, copy.mark())
        .neededDirectories();
  }

  private List<FileRow> copiedFiles() {
    return copy.set().files().stream()
        .map(file -> new FileRow(copy.copied(file.path()), file.lengthBytes()))
        .toList();
  }

  private Operations file(FileRow file) {
    return switch (copy.direction()) {
      case TO_TARGET -> written(copy.copied(file.path()), file.lengthBytes());
      case FROM_TARGET -> read(file.path(), file.lengthBytes());
      case WITHIN_TARGET ->
          single(
              () -> stream.call(OperationKind.COPY).path(file.path()).to(copy.copied(file.path())));
    };
  }

  private Operations written(TracePath path, long lengthBytes) {
    return inOrder(
        single(() -> stream.call(OperationKind.OPEN).path(path).flags(NEW_CONTENT)),
        blocks(OperationKind.WRITE, path, lengthBytes),
        single(() -> stream.call(OperationKind.CLOSE).path(path)));
  }

  private Operations read(TracePath path, long lengthBytes) {
    return inOrder(
        single(() -> stream.call(OperationKind.STAT).path(path)),
        single(() -> stream.call(OperationKind.OPEN).path(path).flags(READ)),
        blocks(OperationKind.READ, path, lengthBytes),
        single(() -> stream.call(OperationKind.CLOSE).path(path)));
  }

  private Operations list(TracePath directory) {
    return single(() -> stream.call(OperationKind.LIST).path(directory));
  }

  /** Whether the directory is there is known when its turn comes, not before. */
  private Operations make(TracePath directory) {
    return Operations.deferred(
        () ->
            stream.exists(directory)
                ? Operations.none(() -> {})
                : single(() -> stream.call(OperationKind.MKDIR).path(directory)));
  }

  private Operations blocks(OperationKind kind, TracePath path, long lengthBytes) {
    return new Operations() {
      private long offsetBytes;

      @Override
      public @Nullable PlacedRow next() {
        if (lengths == null || offsetBytes == lengthBytes) {
          return null;
        }
        long length = Math.min(lengths.getAsLong(), lengthBytes - offsetBytes);
        long position = offsetBytes;
        offsetBytes += length;
        return StreamContext.place(
            () -> stream.transfer(kind, length).path(path).offsetBytes(position), copy.mark());
      }
    };
  }

  private Operations single(Supplier<OperationRow.Builder> builder) {
    return Operations.single(() -> StreamContext.place(builder, copy.mark()));
  }

  private static Operations inOrder(Operations... parts) {
    return Operations.concatenated(
        Stream.of(parts).<Supplier<Operations>>map(part -> () -> part).iterator());
  }
}
