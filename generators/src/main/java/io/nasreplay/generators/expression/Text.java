package io.nasreplay.generators.expression;

/** A value that is not a number. */
public record Text(String text) implements Value {
  @Override
  public Dimension dimension() {
    return Dimension.TEXT;
  }

  @Override
  public Quantity as(String name, Dimension wanted) {
    Literals.rejectUnknownUnit(name, text, wanted);
    throw new ExpressionException(
        name + " is \"" + text + "\", a text; wanted: " + wanted.example());
  }

  @Override
  public String toString() {
    return text;
  }
}
