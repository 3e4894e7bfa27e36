package io.nasreplay.engine.local;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes method handles of functions of the C library through java.lang.foreign, which is found by
 * reflection because it is newer (Java 22) than the Java that this is compiled for. All handles
 * take the memory that errno goes to first, as an Object; pointers are longs.
 */
final class ForeignLinker {
  private static final String PACKAGE = "java.lang.foreign.";

  private final Class<?> layoutType = type("MemoryLayout");
  private final Class<?> segmentType = type("MemorySegment");
  private final Class<?> optionType = type("Linker$Option");
  private final Object linker = invoke(method(type("Linker"), "nativeLinker"), null);
  private final Object lookup = invoke(method(type("Linker"), "defaultLookup"), linker);
  private final Object intLayout = layout("JAVA_INT");
  private final Object longLayout = layout("JAVA_LONG");
  private final Object errno =
      invoke(
          method(optionType, "captureCallState", String[].class),
          null,
          (Object) new String[] {"errno"});

  ForeignLinker() throws ReflectiveOperationException {}

  /** A function that takes and returns ints and longs; errno goes to the first argument. */
  MethodHandle function(String name, MethodType type) throws ReflectiveOperationException {
    return link(name, type, List.of(errno));
  }

  /** One whose arguments from an index on are variadic. */
  MethodHandle variadic(String name, MethodType type, int firstVariadic)
      throws ReflectiveOperationException {
    Object variadic =
        invoke(method(optionType, "firstVariadicArg", int.class), null, firstVariadic);
    return link(name, type, List.of(errno, variadic));
  }

  /** The memory of a direct buffer, from its position to its limit, as calls take it for errno. */
  Object segment(ByteBuffer buffer) throws ReflectiveOperationException {
    return invoke(method(segmentType, "ofBuffer", Buffer.class), null, buffer);
  }

  /** From a direct ByteBuffer to the address of its position. */
  MethodHandle addressOf() throws ReflectiveOperationException {
    MethodHandles.Lookup handles = MethodHandles.publicLookup();
    MethodHandle segment = handles.unreflect(method(segmentType, "ofBuffer", Buffer.class));
    MethodHandle address = handles.unreflect(method(segmentType, "address"));
    return MethodHandles.filterReturnValue(segment, address)
        .asType(MethodType.methodType(long.class, ByteBuffer.class));
  }

  /** From the address of a text that ends in NUL to the text. */
  MethodHandle textAt() throws ReflectiveOperationException {
    MethodHandles.Lookup handles = MethodHandles.lookup();
    MethodHandle at = handles.unreflect(method(segmentType, "ofAddress", long.class));
    MethodHandle widen =
        MethodHandles.insertArguments(
            handles.unreflect(method(segmentType, "reinterpret", long.class)), 1, Long.MAX_VALUE);
    MethodHandle text =
        MethodHandles.insertArguments(
            handles.unreflect(method(segmentType, "getString", long.class)), 1, 0L);
    return MethodHandles.filterReturnValue(MethodHandles.filterReturnValue(at, widen), text);
  }

  private MethodHandle link(String name, MethodType type, List<Object> options)
      throws ReflectiveOperationException {
    Object symbol =
        ((Optional<?>) invoke(method(type("SymbolLookup"), "find", String.class), lookup, name))
            .orElseThrow(() -> new NoSuchMethodException(name));
    Class<?> descriptorType = type("FunctionDescriptor");
    Class<?> optionsType = optionType.arrayType();
    MethodHandle handle =
        (MethodHandle)
            invoke(
                method(type("Linker"), "downcallHandle", segmentType, descriptorType, optionsType),
                linker,
                symbol,
                descriptor(type),
                array(optionType, options));
    return handle.asType(type.insertParameterTypes(0, Object.class));
  }

  private Object descriptor(MethodType type) throws ReflectiveOperationException {
    List<Object> parameters = new ArrayList<>();
    for (Class<?> parameter : type.parameterList()) {
      parameters.add(layoutOf(parameter));
    }
    Method of = method(type("FunctionDescriptor"), "of", layoutType, layoutType.arrayType());
    return invoke(of, null, layoutOf(type.returnType()), array(layoutType, parameters));
  }

  private Object layoutOf(Class<?> primitive) {
    return primitive == int.class ? intLayout : longLayout;
  }

  private static Object array(Class<?> element, List<Object> values) {
    Object array = Array.newInstance(element, values.size());
    for (int i = 0; i < values.size(); i++) {
      Array.set(array, i, values.get(i));
    }
    return array;
  }

  private static Object layout(String constant) throws ReflectiveOperationException {
    return type("ValueLayout").getField(constant).get(null);
  }

  private static Class<?> type(String name) throws ClassNotFoundException {
    return Class.forName(PACKAGE + name);
  }

  private static Method method(Class<?> owner, String name, Class<?>... parameters)
      throws NoSuchMethodException {
    return owner.getMethod(name, parameters);
  }

  private static Object invoke(Method method, @Nullable Object receiver, Object... arguments)
      throws ReflectiveOperationException {
    return method.invoke(receiver, arguments);
  }
}
