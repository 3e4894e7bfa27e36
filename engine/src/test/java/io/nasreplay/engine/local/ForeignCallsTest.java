package io.nasreplay.engine.local;

import java.util.Objects;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
@EnabledForJreRange(minVersion = 22)
class ForeignCallsTest extends LinuxCallsContract {
  @Override
  LinuxCalls calls() {
    return Objects.requireNonNull(ForeignCalls.load());
  }
}
