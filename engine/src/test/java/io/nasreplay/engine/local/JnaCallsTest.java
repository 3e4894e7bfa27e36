package io.nasreplay.engine.local;

import java.util.Objects;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class JnaCallsTest extends LinuxCallsContract {
  @Override
  LinuxCalls calls() {
    return Objects.requireNonNull(LinuxCalls.throughJna());
  }
}
