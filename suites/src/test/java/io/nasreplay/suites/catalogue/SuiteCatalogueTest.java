package io.nasreplay.suites.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.model.Order;
import io.nasreplay.suites.model.Statistic;
import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.schedule.CatalogueTraces;
import io.nasreplay.suites.schedule.TestCase;
import io.nasreplay.suites.schedule.TestCases;
import io.nasreplay.suites.schedule.TestSettings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SuiteCatalogueTest {
  static List<String> names() {
    return SuiteCatalogue.standard().names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void eachSuiteFitsItsWorkloads(String name) throws IOException {
    Suite suite = SuiteCatalogue.standard().find(name);

    assertThat(suite.name()).isEqualTo(name);
    assertThat(suite.title()).isNotEmpty();
    assertThat(suite.source()).isNotEmpty();
    CatalogueTraces traces = new CatalogueTraces();
    for (boolean quick : new boolean[] {false, true}) {
      for (TestCase test : TestCases.of(suite, quick, traces)) {
        assertThat(test.trace(traces, test.search().isPresent() ? "1" : "").name()).isNotEmpty();
      }
    }
  }

  @Test
  void allThatReviewersUseIsThere() {
    assertThat(names())
        .containsExactly(
            "quick",
            "review",
            "naspt",
            "ixbt",
            "cp",
            "crystaldiskmark-8",
            "amorphousdiskmark",
            "xbench",
            "aja");
  }

  /** CrystalDiskMark 8's table and rules, typed. */
  @Test
  void crystalDiskMarkIsAsItsSourceHasIt() throws IOException {
    List<String> tests = List.of("SEQ1M Q8T1", "SEQ1M Q1T1", "RND4K Q32T1", "RND4K Q1T1");
    List<String> expected = new ArrayList<>();
    for (String direction : List.of("read", "write", "mix")) {
      tests.forEach(test -> expected.add(direction + " " + test));
    }
    Suite suite = SuiteCatalogue.standard().find("crystaldiskmark-8");
    List<TestCase> cases = TestCases.of(suite, false, new CatalogueTraces());

    assertThat(cases).extracting(TestCase::name).containsExactlyElementsOf(expected);
    assertThat(suite.order()).isEqualTo(Order.SEQUENTIAL);
    for (TestCase test : cases) {
      TestSettings settings = test.settings();
      assertThat(settings.warmUp()).isEqualTo(1);
      assertThat(settings.runs()).isEqualTo(5);
      assertThat(settings.durationMicros()).hasValue(5_000_000);
      assertThat(settings.pauseMicros()).isEqualTo(5_000_000);
      assertThat(settings.cache()).isEqualTo(CacheMode.DIRECT);
      assertThat(settings.statistic()).isEqualTo(Statistic.Simple.BEST);
      assertThat(settings.measures()).contains(Measure.THROUGHPUT, Measure.LATENCY);
    }
    assertThat(cases.get(2).parameters())
        .containsEntry("block", "4KiB")
        .containsEntry("depth", "32")
        .containsEntry("threads", "1")
        .containsEntry("read", "100%");
    assertThat(cases.get(4).parameters()).containsEntry("read", "0%");
    assertThat(cases.get(8).parameters()).containsEntry("read", "70%");
  }

  @Test
  void anUnknownNameIsAnsweredWithTheKnownOnes() {
    assertThatThrownBy(() -> SuiteCatalogue.standard().find("quik"))
        .hasMessageContaining("unknown suite \"quik\"; did you mean \"quick\"?");
  }
}
