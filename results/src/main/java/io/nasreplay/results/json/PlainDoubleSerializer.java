package io.nasreplay.results.json;

import java.math.BigDecimal;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.NumberOutput;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Writes a double without an exponent, in the shortest digits that read back as the same value; the
 * digits do not depend on the Java version, as those of {@link Double#toString} do (JDK-4511638).
 */
final class PlainDoubleSerializer extends StdSerializer<Double> {
  static final PlainDoubleSerializer INSTANCE = new PlainDoubleSerializer();

  private PlainDoubleSerializer() {
    super(Double.class);
  }

  @Override
  public void serialize(Double value, JsonGenerator generator, SerializationContext context) {
    if (Double.isFinite(value)) {
      BigDecimal shortest = new BigDecimal(NumberOutput.toString(value, true));
      generator.writeNumber(shortest.stripTrailingZeros().toPlainString());
    } else {
      generator.writeNull();
    }
  }
}
