package io.nasreplay.generators.yaml;

import io.nasreplay.traces.format.BadInputException;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import tools.jackson.dataformat.yaml.JacksonYAMLParseException;

/**
 * Errors in the syntax of YAML. Jackson gives the end of the last good token as their position; the
 * place of the problem is in the cause, of the parser below it.
 */
final class YamlSyntax {
  private YamlSyntax() {}

  static BadInputException error(YamlText text, JacksonYAMLParseException e) {
    if (e.getCause() instanceof ReaderException unreadable) {
      return text.markOfCharacter(unreadable.getPosition())
          .error("control characters are not allowed in a " + text.kind());
    }
    if (e.getCause() instanceof MarkedYamlEngineException marked) {
      return marked
          .getProblemMark()
          .map(mark -> text.mark(mark.getLine(), mark.getColumn()))
          .orElseGet(() -> text.mark(0, 0))
          .error("not YAML: " + marked.getProblem());
    }
    return text.mark(0, 0).error("not YAML: " + e.getOriginalMessage());
  }
}
