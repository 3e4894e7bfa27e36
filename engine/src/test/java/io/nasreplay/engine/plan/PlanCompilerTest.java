package io.nasreplay.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.replay.TextTrace;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.profile.TraceProfile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class PlanCompilerTest {
  private static Plan compile(TraceSource trace) {
    return Objects.requireNonNull(
        PlanCompiler.compile(trace, RunListener.SILENT, new StopSignal()));
  }

  /** The records of a stream in words. */
  private static List<String> steps(Plan plan, int stream) {
    List<String> steps = new ArrayList<>();
    StepCursor cursor = plan.streams().get(stream).cursor();
    while (cursor.next()) {
      String words = (cursor.isImplicit() ? "implicit " : "") + cursor.kind().token();
      words += cursor.path() < 0 ? "" : " " + plan.path(cursor.path());
      words += cursor.kind().token().equals("open") ? " " + cursor.flags() : "";
      words += cursor.slot() < 0 ? "" : " slot " + cursor.slot();
      for (int i = 0; cursor.waitIndex() >= 0 && i < plan.waits().count(cursor.waitIndex()); i++) {
        words += " after " + plan.waits().stream(cursor.waitIndex(), i);
        words += ":" + plan.waits().step(cursor.waitIndex(), i);
      }
      steps.add(words);
    }
    return steps;
  }

  private static List<String> steps(String rows, int stream) {
    try (Plan plan = compile(new TextTrace(rows))) {
      return steps(plan, stream);
    }
  }

  @Test
  void fileIsOpenedImplicitlyOnceWithTheAccessThatAllItsUsesNeed() {
    assertThat(
            steps(
                """
                ,file,f,,,,100
                ,file,g,,,,100
                ,file,h,,,,100
                0,read,f,,,0,10
                0,read,g,,,0,10
                0,write,f,,,0,10
                0,flush,h
                0,close,f
                """,
                0))
        .containsExactly(
            "implicit open f rw slot 0",
            "read f slot 0",
            "implicit open g r slot 1",
            "read g slot 1",
            "write f slot 0",
            "implicit open h w slot 2",
            "flush h slot 2",
            "close f slot 0");
  }

  @Test
  void slotsAreUsedAgainAndFollowRenames() {
    assertThat(
            steps(
                """
                0,open,a,,rw+create
                0,open,b,,rw+create
                0,rename,a,c
                0,write,c,,,0,10
                0,close,c
                0,open,d,,rw+create
                0,delete,b
                0,write,b,,,0,10
                0,close,b
                """,
                0))
        .containsExactly(
            "open a rw+create slot 0",
            "open b rw+create slot 1",
            "rename a",
            "write c slot 0",
            "close c slot 0",
            "open d rw+create slot 0",
            "delete b",
            "write b slot 1",
            "close b slot 1");
  }

  @Test
  void implicitlyOpenFileIsClosedBeforeAnyStreamRemovesIt() {
    String rows =
        """
        ,file,f,,,,100
        0,read,f,,,0,10
        1,delete,f
        """;
    assertThat(steps(rows, 0))
        .containsExactly("implicit open f r slot 0", "read f slot 0", "implicit close f slot 0");
    assertThat(steps(rows, 1)).containsExactly("delete f after 0:2");
  }

  @Test
  void useWaitsForTheMakingOfItsNameAndOfItsParentsOnce() {
    String rows =
        """
        0,mkdir,d
        0,open,d/f,,w+create
        0,write,d/f,,,0,10,50
        1,read,d/f,,,0,10
        1,stat,d/f
        2,stat,d
        """;
    assertThat(steps(rows, 1))
        .containsExactly("implicit open d/f r slot 1 after 0:1", "read d/f slot 1", "stat d/f");
    assertThat(steps(rows, 2)).containsExactly("stat d after 0:0");
  }

  @Test
  void removalWaitsForTheLastUseByEachOtherStreamBelowIt() {
    String rows =
        """
        ,file,d/f,,,,1000
        0,open,d/f,,r
        0,read,d/f,,,0,10,50
        0,close,d/f
        1,stat,d/f
        2,delete,d/f
        2,rmdir,d
        """;
    assertThat(steps(rows, 2)).containsExactly("delete d/f after 0:51 after 1:0", "rmdir d");
  }

  @Test
  void openThatFindsItsFileChangesNothingThatOthersWaitFor() {
    String rows =
        """
        ,file,f,,,,1000
        0,open,f,,w+create
        1,open,f,,w+create
        2,open,f,,w+create+truncate
        """;
    assertThat(steps(rows, 1)).containsExactly("open f w+create slot 1");
    assertThat(steps(rows, 2))
        .containsExactly("open f w+create+truncate slot 2 after 0:0 after 1:0");
  }

  @Test
  void whatLiesBeforeACommonBarrierNeedsNoWait() {
    String rows =
        """
        0,mkdir,d
        0,barrier
        1,barrier
        1,stat,d
        """;
    assertThat(steps(rows, 1)).containsExactly("barrier", "stat d");
  }

  @Test
  void conflictAcrossABarrierInTheWrongDirectionIsRefusedWithItsLine() {
    assertThatThrownBy(
            () ->
                compile(
                    new TextTrace(
                        """
                        0,stat,x,,,,,,,ENOENT
                        0,barrier
                        0,mkdir,d
                        1,stat,d
                        1,barrier
                        """)))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("test.trace.csv:6")
        .hasMessageContaining("barrier");
  }

  @Test
  void fileSetHasParentsFirstAndKnowsWhatChanges() {
    try (Plan plan =
        compile(
            new TextTrace(
                """
                ,file,a/b/read,,,,10
                ,dir,a/c
                ,file,written,,,,10
                ,file,a/c/moved,,,,10
                ,file,removed,,,,10
                0,read,a/b/read,,,0,10
                0,write,written,,,0,10
                0,rename,a/c,a/d
                0,delete,removed
                0,open,new,,w+create
                0,mkdir,dir
                0,stat,none,,,,,,,ENOENT
                0,copy,written,dir/copied
                """))) {
      FileSet set = plan.fileSet();
      assertThat(set.directories()).containsExactly("a", "a/b", "a/c");
      assertThat(set.files())
          .extracting(file -> file.path() + " " + file.contentId() + " " + file.changes())
          .containsExactly(
              "a/b/read 0 false", "written 2 true", "a/c/moved 3 true", "removed 4 true");
      assertThat(set.madeLater()).containsExactly("a/d", "a/d/moved", "new", "dir", "dir/copied");
      assertThat(plan.finalPath(2)).hasValue("a/d/moved");
      assertThat(plan.finalPath(3)).isEmpty();
      assertThat(plan.facts().fileSetBytes()).isEqualTo(40);
    }
  }

  @Test
  void appendedWritesAreFilledForWhereTheyLand() {
    try (Plan plan =
        compile(
            new TextTrace(
                """
                ,file,f,,,,100
                0,open,f,,w+append
                0,write,f,,,0,10,3
                0,write,f,,,0,10,2
                """))) {
      StepCursor cursor = plan.streams().get(0).cursor();
      cursor.next();
      cursor.next();
      assertThat(cursor.offsetBytes()).isEqualTo(100);
      assertThat(cursor.generation()).isEqualTo(2);
      cursor.next();
      assertThat(cursor.offsetBytes()).isEqualTo(130);
      assertThat(cursor.firstStep()).isEqualTo(4);
      assertThat(cursor.endStep()).isEqualTo(6);
    }
  }

  @Test
  void digestIsThatOfTheTrace() throws IOException {
    TextTrace trace = new TextTrace(",file,f,,,,100\n0,read,f,,,0,10\n");
    try (Plan plan = compile(trace)) {
      assertThat(plan.facts().digest()).isEqualTo(TraceProfile.of(trace).digest());
    }
  }

  @Test
  void recordsOfManyInterleavedStreamsComeBackInOrder() {
    StringBuilder rows = new StringBuilder(",file,f,,,,1048576\n");
    int streams = 7;
    int perStream = 3000;
    for (int i = 0; i < perStream; i++) {
      for (int stream = 0; stream < streams; stream++) {
        rows.append(stream).append(",read,f,,,").append(i * 7L + stream).append(",1\n");
      }
    }
    try (Plan plan = compile(new TextTrace(rows.toString()))) {
      for (int stream = 0; stream < streams; stream++) {
        StepCursor cursor = plan.streams().get(stream).cursor();
        cursor.next();
        assertThat(cursor.isImplicit()).isTrue();
        for (int i = 0; i < perStream; i++) {
          assertThat(cursor.next()).isTrue();
          assertThat(cursor.offsetBytes()).isEqualTo(i * 7L + stream);
          assertThat(cursor.firstOperation()).isEqualTo(i);
        }
        assertThat(cursor.next()).isFalse();
      }
    }
  }
}
