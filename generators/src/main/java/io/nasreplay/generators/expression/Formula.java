package io.nasreplay.generators.expression;

import com.ezylang.evalex.BaseException;
import com.ezylang.evalex.EvaluationException;
import com.ezylang.evalex.Expression;
import com.ezylang.evalex.parser.ParseException;
import com.ezylang.evalex.parser.Token;
import io.nasreplay.traces.format.Suggestions;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One parsed expression. Single-threaded, as EvalEx's expressions are. */
final class Formula {
  private final Expression expression;
  private final List<Token> names;

  private Formula(Expression expression, List<Token> names) {
    this.expression = expression;
    this.names = names;
  }

  /**
   * Parses the text between <code>${</code> and <code>}</code>.
   *
   * @throws ExpressionException with the offset in that text
   */
  static Formula parse(String source) {
    FormulaSource checked = FormulaSource.of(source);
    Expression expression = new Expression(checked.text(), Language.CONFIGURATION);
    try {
      List<Token> names =
          expression.getAllASTNodes().stream()
              .map(node -> node.getToken())
              .filter(token -> token.getType() == Token.TokenType.VARIABLE_OR_CONSTANT)
              .filter(token -> !checked.literals().containsKey(token.getValue()))
              .toList();
      setAll(expression, checked.literals());
      return new Formula(expression, names);
    } catch (ParseException e) {
      throw new ExpressionException(problem(e, source), offset(e));
    }
  }

  List<String> names() {
    return names.stream().map(Token::getValue).distinct().toList();
  }

  void checkNames(Set<String> allowed) {
    for (Token name : names) {
      if (!allowed.contains(name.getValue())) {
        throw Scope.unknown(name.getValue(), allowed).shifted(name.getStartPosition() - 1);
      }
    }
  }

  /**
   * The value, with names taken from the scope.
   *
   * @throws ExpressionException with the offset in the formula's text
   */
  Value value(Scope scope) {
    checkNames(scope.names());
    names()
        .forEach(
            name -> expression.getDataAccessor().setData(name, CarriedValue.of(scope.value(name))));
    try {
      return CarriedValue.value(expression.evaluate());
    } catch (EvaluationException | ParseException e) {
      throw new ExpressionException(String.valueOf(e.getMessage()), offset(e));
    }
  }

  private static void setAll(Expression expression, Map<String, Quantity> values) {
    values.forEach((name, v) -> expression.getDataAccessor().setData(name, CarriedValue.of(v)));
  }

  private static String problem(ParseException e, String source) {
    String message = String.valueOf(e.getMessage());
    if (message.startsWith("Undefined function")) {
      return Suggestions.unknown("function", e.getTokenString(), Language.FUNCTIONS);
    }
    return "cannot read the expression \"" + source + "\": " + message;
  }

  private static int offset(BaseException e) {
    return Math.max(0, e.getStartPosition() - 1);
  }
}
