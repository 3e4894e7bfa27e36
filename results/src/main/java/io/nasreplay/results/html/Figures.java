package io.nasreplay.results.html;

import io.nasreplay.results.chart.Chart;
import io.nasreplay.results.chart.Table;
import java.util.List;

/** Charts with their tables, and tables alone. */
final class Figures {
  private Figures() {}

  /** A chart: what it shows in words, where it is drawn, how it is saved, and its table. */
  static void add(Markup page, Chart chart) {
    page.raw("<figure id=\"").text(chart.id()).raw("\">\n<figcaption>\n");
    page.element("h3", chart.title());
    page.element("p", chart.description()).raw("</figcaption>\n");
    page.raw("<div class=\"plot\" role=\"img\" aria-label=\"");
    page.text(chart.title() + ". " + chart.description()).raw("\"></div>\n");
    page.raw("<div class=\"buttons\">");
    button(page, chart, "png", "Save as PNG");
    button(page, chart, "svg", "Save as SVG");
    button(page, chart, "csv", "Data as CSV");
    page.raw("</div>\n<details>\n<summary>Table</summary>\n");
    table(page, chart.title(), chart.table());
    page.raw("</details>\n</figure>\n");
  }

  private static void button(Markup page, Chart chart, String format, String label) {
    page.raw("<button type=\"button\" data-save=\"" + format + "\" aria-label=\"");
    page.text(label + ": " + chart.title()).raw("\">").text(label).raw("</button>");
  }

  /** A table in a section of its own. */
  static void table(Markup page, String id, String title, Table table) {
    page.raw("<section id=\"" + id + "\">\n").element("h2", title);
    table(page, title, table);
    page.raw("</section>\n");
  }

  private static void table(Markup page, String title, Table table) {
    page.raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"");
    page.text(title).raw("\">\n<table>\n<thead><tr>");
    table.header().forEach(name -> page.raw("<th scope=\"col\">").text(name).raw("</th>"));
    page.raw("</tr></thead>\n<tbody>\n");
    table.rows().forEach(row -> row(page, row));
    page.raw("</tbody>\n</table>\n</div>\n");
  }

  private static void row(Markup page, List<Table.Cell> row) {
    page.raw("<tr>");
    for (Table.Cell cell : row) {
      page.raw(cell.number() == null ? "<td>" : "<td class=\"number\">");
      page.text(cell.text()).raw("</td>");
    }
    page.raw("</tr>\n");
  }
}
