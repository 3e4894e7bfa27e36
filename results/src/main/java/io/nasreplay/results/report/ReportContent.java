package io.nasreplay.results.report;

import io.nasreplay.results.chart.Chart;
import io.nasreplay.results.chart.Table;
import java.util.List;

/**
 * All that a report says, for any renderer.
 *
 * @param title what it is about
 * @param subtitle when, how much and by what
 * @param headline the figures that are told first
 * @param remarks what a reader of the figures has to know, the gravest first
 * @param overview all tests side by side
 * @param scores the figures of all tests
 * @param tests one section each
 * @param validity which runs count, and why others do not
 * @param evidence what is known about the client's cache
 * @param environment client, mount and link of each target
 * @param method how all this was measured, in paragraphs
 */
public record ReportContent(
    String title,
    String subtitle,
    Headline headline,
    List<String> remarks,
    List<Chart> overview,
    Table scores,
    List<Section> tests,
    Table validity,
    Table evidence,
    Table environment,
    List<String> method) {
  public ReportContent {
    remarks = List.copyOf(remarks);
    overview = List.copyOf(overview);
    tests = List.copyOf(tests);
    method = List.copyOf(method);
  }

  /**
   * The figures that are told first.
   *
   * @param covers what they are and what they cover, a sentence
   * @param cards one per target
   */
  public record Headline(String covers, List<Card> cards) {
    public Headline {
      cards = List.copyOf(cards);
    }
  }

  /**
   * A target's figure.
   *
   * @param target its name
   * @param figure with its unit
   * @param note what else is to be known about it
   */
  public record Card(String target, String figure, String note) {}

  /**
   * A test.
   *
   * @param test its name
   * @param intro what it does, a sentence
   * @param charts what was measured
   */
  public record Section(String test, String intro, List<Chart> charts) {
    public Section {
      charts = List.copyOf(charts);
    }
  }
}
