package io.nasreplay.results.json;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;

/** Refuses null where a record's component is not marked as nullable, as the compiler does. */
final class NullRefusal extends NopAnnotationIntrospector {
  private static final long serialVersionUID = 1L;
  private static final JsonSetter.Value REFUSED =
      JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL);

  @Override
  public JsonSetter.Value findSetterInfo(MapperConfig<?> config, Annotated annotated) {
    return annotated instanceof AnnotatedParameter parameter && !mayBeNull(parameter)
        ? REFUSED
        : JsonSetter.Value.empty();
  }

  private static boolean mayBeNull(AnnotatedParameter parameter) {
    if (parameter.getRawType() == Optional.class) {
      return true;
    }
    if (parameter.getOwner().getMember() instanceof Constructor<?> constructor) {
      AnnotatedType[] types = constructor.getAnnotatedParameterTypes();
      return types[parameter.getIndex()].isAnnotationPresent(Nullable.class);
    }
    return true;
  }
}
