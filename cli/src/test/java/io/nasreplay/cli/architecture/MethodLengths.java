package io.nasreplay.cli.architecture;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** How many lines each method of some sources has, by the compiler's own parser. */
final class MethodLengths {
  /** A method, as {@code Class.method}, and its lines from the signature to the closing brace. */
  record MethodLength(String method, long lines) {}

  private MethodLengths() {}

  static List<MethodLength> below(Path sourceFolder) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
            compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
        Stream<Path> found = Files.walk(sourceFolder)) {
      List<Path> sources = found.filter(path -> path.toString().endsWith(".java")).toList();
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      List<MethodLength> lengths = new ArrayList<>();
      for (CompilationUnitTree unit : task.parse()) {
        unit.accept(new Measure(unit, positions, lengths), "");
      }
      return lengths;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Measure extends TreeScanner<@Nullable Void, String> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<MethodLength> lengths;

    Measure(CompilationUnitTree unit, SourcePositions positions, List<MethodLength> lengths) {
      this.unit = unit;
      this.positions = positions;
      this.lengths = lengths;
    }

    @Override
    public @Nullable Void visitClass(ClassTree type, String outer) {
      return super.visitClass(
          type, outer.isEmpty() ? "" + type.getSimpleName() : outer + "." + type.getSimpleName());
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, String owner) {
      if (method.getBody() != null) {
        LineMap lines = unit.getLineMap();
        long from = lines.getLineNumber(signatureStart(method));
        long to = lines.getLineNumber(positions.getEndPosition(unit, method));
        lengths.add(new MethodLength(owner + "." + method.getName(), to - from + 1));
      }
      return super.visitMethod(method, owner);
    }

    /** Annotations on lines before the signature do not count. */
    private long signatureStart(MethodTree method) {
      Tree first = method.getReturnType() == null ? method : method.getReturnType();
      return positions.getStartPosition(unit, first);
    }
  }
}
