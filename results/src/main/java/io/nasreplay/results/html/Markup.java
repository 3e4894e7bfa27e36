package io.nasreplay.results.html;

import org.apache.commons.text.StringEscapeUtils;

/** HTML that is put together. Not thread-safe. */
final class Markup {
  private final StringBuilder html = new StringBuilder();

  /** HTML as it is. */
  Markup raw(String part) {
    html.append(part);
    return this;
  }

  /** Text, in which nothing is HTML; also for attributes in double quotes. */
  Markup text(String text) {
    return raw(StringEscapeUtils.escapeHtml4(text));
  }

  /** An element that holds text, and the end of a line. */
  Markup element(String name, String text) {
    return raw("<" + name + ">").text(text).raw("</" + name + ">\n");
  }

  String text() {
    return html.toString();
  }

  /** JSON in a script element, which ends at the first tag of its name. */
  static String inScript(String json) {
    return json.replace("<", "\\u003c");
  }
}
