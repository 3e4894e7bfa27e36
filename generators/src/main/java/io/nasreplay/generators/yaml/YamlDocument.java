package io.nasreplay.generators.yaml;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.traces.format.BadInputException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingEndEvent;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceEndEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.events.StreamEndEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Builds the nodes of one YAML document from the parser's events. Anchors and aliases are refused,
 * so no document expands beyond its own length; depth is limited, so none overflows the stack.
 */
final class YamlDocument {
  private static final int MAX_DEPTH = 100;
  private static final int MAX_CHARACTERS = 4 << 20;

  private final YamlText text;
  private final Iterator<Event> events;

  private YamlDocument(YamlText text, Iterator<Event> events) {
    this.text = text;
    this.events = events;
  }

  static YamlNode parse(YamlText text) {
    if (text.text().length() > MAX_CHARACTERS) {
      throw text.mark(0, 0)
          .error("the file is larger than 4 MiB; allowed: workloads of up to 4 MiB");
    }
    LoadSettings settings = LoadSettings.builder().setCodePointLimit(MAX_CHARACTERS).build();
    try {
      Iterator<Event> events = new Parse(settings).parseString(text.text()).iterator();
      return new YamlDocument(text, events).document();
    } catch (YamlEngineException e) {
      throw syntaxError(text, e);
    }
  }

  private YamlNode document() {
    events.next();
    Event start = events.next();
    if (start instanceof StreamEndEvent) {
      throw mark(start).error("the file holds no document; a workload is required");
    }
    YamlNode root = node(events.next(), 1);
    events.next();
    Event next = events.next();
    if (!(next instanceof StreamEndEvent)) {
      throw mark(next).error("a second document starts here; allowed: one workload per file");
    }
    return root;
  }

  private YamlNode node(Event event, int depth) {
    refuseAnchors(event);
    if (depth > MAX_DEPTH) {
      throw mark(event).error("nested deeper than " + MAX_DEPTH + " levels; allowed: up to that");
    }
    if (event instanceof ScalarEvent scalar) {
      return new YamlNode.Scalar(scalar.getValue(), mark(event));
    }
    return event instanceof SequenceStartEvent
        ? items(mark(event), depth)
        : fields(mark(event), depth);
  }

  private YamlNode items(Mark mark, int depth) {
    List<YamlNode> nodes = new ArrayList<>();
    for (Event e = events.next(); !(e instanceof SequenceEndEvent); e = events.next()) {
      nodes.add(node(e, depth + 1));
    }
    return new YamlNode.Items(nodes, mark);
  }

  private YamlNode fields(Mark mark, int depth) {
    Map<String, YamlNode.Field> fields = new LinkedHashMap<>();
    for (Event e = events.next(); !(e instanceof MappingEndEvent); e = events.next()) {
      YamlNode key = node(e, depth + 1);
      if (!(key instanceof YamlNode.Scalar scalar)) {
        throw key.mark().error("the key is " + key.kind() + "; allowed: a word");
      }
      if (fields.containsKey(scalar.text())) {
        throw key.mark()
            .error("key \"" + scalar.text() + "\" is given twice; allowed: each key once");
      }
      YamlNode value = node(events.next(), depth + 1);
      fields.put(scalar.text(), new YamlNode.Field(key.mark(), value));
    }
    return new YamlNode.Fields(fields, mark);
  }

  private void refuseAnchors(Event event) {
    boolean alias = event instanceof AliasEvent;
    if (alias || (event instanceof NodeEvent node && node.getAnchor().isPresent())) {
      throw mark(event)
          .error(
              "YAML anchors (&name) and aliases (*name) are not part of the workload language;"
                  + " use parameters and ${...} instead, or quotes for text with & or *");
    }
    if (tag(event)) {
      throw mark(event)
          .error("YAML tags (!name) are not part of the workload language; use quotes for text");
    }
  }

  private static boolean tag(Event event) {
    return (event instanceof ScalarEvent scalar && scalar.getTag().isPresent())
        || (event instanceof SequenceStartEvent items && items.getTag().isPresent())
        || (event instanceof MappingStartEvent fields && fields.getTag().isPresent());
  }

  private Mark mark(Event event) {
    return event
        .getStartMark()
        .map(mark -> text.mark(mark.getLine(), mark.getColumn()))
        .orElseGet(() -> text.mark(0, 0));
  }

  private static BadInputException syntaxError(YamlText text, YamlEngineException e) {
    if (e instanceof ReaderException unreadable) {
      return text.markOfCharacter(unreadable.getPosition())
          .error("control characters are not allowed in a workload");
    }
    if (e instanceof MarkedYamlEngineException marked) {
      return marked
          .getProblemMark()
          .map(mark -> text.mark(mark.getLine(), mark.getColumn()))
          .orElseGet(() -> text.mark(0, 0))
          .error("not YAML: " + marked.getProblem());
    }
    return text.mark(0, 0).error("not YAML: " + e.getMessage());
  }
}
