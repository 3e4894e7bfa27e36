package io.nasreplay.engine.local;

import java.util.Objects;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class JdkCallsTest extends LinuxCallsContract {
  @Override
  LinuxCalls calls() {
    return Objects.requireNonNull(JdkCalls.load());
  }
}
