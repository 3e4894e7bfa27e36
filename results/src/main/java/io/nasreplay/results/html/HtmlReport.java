package io.nasreplay.results.html;

import io.nasreplay.results.chart.Chart;
import io.nasreplay.results.chart.Palette;
import io.nasreplay.results.json.JsonLine;
import io.nasreplay.results.report.ReportContent;
import io.nasreplay.results.report.ReportContent.Card;
import io.nasreplay.results.report.ReportContent.Section;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A report as one HTML page that loads nothing from anywhere: styles, scripts, the chart library
 * and all data are in it. Stateless and thread-safe.
 */
public final class HtmlReport {
  /** With more tests than these their charts are shown when they are asked for. */
  private static final int MANY_TESTS = 6;

  private HtmlReport() {}

  /** The page. */
  public static String of(ReportContent content) {
    Markup page = new Markup();
    page.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    // Nothing may be loaded or sent, even if a name in the data should try to.
    page.raw(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src"
            + " 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: blob:\">\n");
    page.element("title", content.title());
    page.raw("<style>\n").raw(resource("report.css")).raw("</style>\n</head>\n<body>\n");
    body(page, content);
    page.raw("<script id=\"data\" type=\"application/json\">");
    page.raw(Markup.inScript(JsonLine.of(data(content)))).raw("</script>\n");
    page.raw("<script>\n").raw(resource("echarts.min.js")).raw("\n</script>\n");
    page.raw("<script>\n").raw(resource("report.js")).raw("</script>\n</body>\n</html>\n");
    return page.text();
  }

  private static void body(Markup page, ReportContent content) {
    page.raw("<a class=\"skip\" href=\"#scores\">To the scores</a>\n<header>\n");
    page.element("h1", content.title());
    page.element("p", content.subtitle());
    page.raw(
        "<button id=\"theme\" type=\"button\" aria-live=\"polite\">Theme: as the"
            + " system</button>\n</header>\n");
    contents(page, content);
    page.raw("<main>\n");
    headline(page, content);
    remarks(page, content);
    page.raw("<section id=\"scores-section\">\n<h2>Scores</h2>\n");
    content.overview().forEach(chart -> Figures.add(page, chart));
    page.raw("</section>\n");
    for (int i = 0; i < content.tests().size(); i++) {
      section(page, content.tests().get(i), i + 1, content.tests().size() <= MANY_TESTS);
    }
    Figures.table(page, "validity", "Which runs count", content.validity());
    Figures.table(page, "evidence", "The client's cache", content.evidence());
    Figures.table(page, "environment", "Targets and client", content.environment());
    page.raw("<section id=\"method\">\n<h2>How it was measured</h2>\n");
    content.method().forEach(paragraph -> page.element("p", paragraph));
    page.raw("</section>\n</main>\n");
  }

  private static void contents(Markup page, ReportContent content) {
    page.raw("<nav aria-label=\"Contents\">\n<ul>\n");
    link(page, "scores-section", "Scores");
    link(page, "validity", "Runs");
    link(page, "evidence", "Cache");
    link(page, "environment", "Environment");
    link(page, "method", "Method");
    page.raw("</ul>\n<details");
    page.raw(content.tests().size() > MANY_TESTS ? "" : " open")
        .raw(">\n<summary>Tests</summary>\n");
    page.raw("<ul>\n");
    for (int i = 0; i < content.tests().size(); i++) {
      link(page, "section-" + (i + 1), content.tests().get(i).test());
    }
    page.raw("</ul>\n</details>\n</nav>\n");
  }

  private static void link(Markup page, String id, String text) {
    page.raw("<li><a href=\"#" + id + "\">").text(text).raw("</a></li>\n");
  }

  private static void headline(Markup page, ReportContent content) {
    page.raw("<section id=\"headline\" aria-label=\"Headline\">\n<div class=\"cards\">\n");
    List<Card> cards = content.headline().cards();
    for (int i = 0; i < cards.size(); i++) {
      Card card = cards.get(i);
      page.raw("<div class=\"card\" style=\"border-color:" + Palette.colour(i) + "\">\n");
      page.element("p", card.target());
      page.raw("<p class=\"figure\">").text(card.figure()).raw("</p>\n");
      page.element("p", card.note()).raw("</div>\n");
    }
    page.raw("</div>\n").element("p", content.headline().covers()).raw("</section>\n");
  }

  private static void remarks(Markup page, ReportContent content) {
    if (!content.remarks().isEmpty()) {
      page.raw("<section id=\"remarks\">\n<h2>To be known</h2>\n<ul>\n");
      content.remarks().forEach(remark -> page.element("li", remark));
      page.raw("</ul>\n</section>\n");
    }
  }

  private static void section(Markup page, Section section, int number, boolean open) {
    page.raw("<section id=\"section-" + number + "\">\n");
    page.element("h2", section.test());
    page.element("p", section.intro());
    page.raw("<details class=\"test\"" + (open ? " open" : "") + ">\n<summary>Charts</summary>\n");
    section.charts().forEach(chart -> Figures.add(page, chart));
    page.raw("</details>\n</section>\n");
  }

  private static Map<String, Object> data(ReportContent content) {
    List<Object> charts = new ArrayList<>();
    content.overview().forEach(chart -> charts.add(chart(chart)));
    content.tests().forEach(test -> test.charts().forEach(chart -> charts.add(chart(chart))));
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("title", content.title());
    data.put("colours", Palette.COLOURS);
    data.put("charts", charts);
    return data;
  }

  private static Map<String, Object> chart(Chart chart) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", chart.getClass().getSimpleName());
    data.put("chart", chart);
    return data;
  }

  private static String resource(String name) {
    try (InputStream bytes = HtmlReport.class.getResourceAsStream(name)) {
      if (bytes == null) {
        throw new IllegalStateException("the program lacks its part " + name);
      }
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
