package io.nasreplay.engine.environment;

import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Platform;

/**
 * How much later than asked Linux may wake a thread, to wake several at once: 50 us unless it is
 * told otherwise. Other systems have no such setting.
 */
public final class TimerSlack {
  private TimerSlack() {}

  /** Lowers the calling thread's to a nanosecond; does nothing where that cannot be done. */
  public static void lower() {
    if (Prctl.AVAILABLE) {
      NativeLong unused = new NativeLong(0);
      Prctl.CALLS.prctl(
          Prctl.SET_TIMER_SLACK, new NativeLong(Prctl.LEAST_NANOS), unused, unused, unused);
    }
  }

  /** The calling thread's, in nanoseconds; -1 where there is none to be had. */
  static int nanos() {
    NativeLong unused = new NativeLong(0);
    return Prctl.AVAILABLE
        ? Prctl.CALLS.prctl(Prctl.GET_TIMER_SLACK, unused, unused, unused, unused)
        : -1;
  }

  /** prctl(2). */
  private static final class Prctl {
    static final boolean AVAILABLE = load();
    static final Prctl CALLS = new Prctl();
    static final int SET_TIMER_SLACK = 29;
    static final int GET_TIMER_SLACK = 30;
    static final long LEAST_NANOS = 1;

    native int prctl(
        int option, NativeLong first, NativeLong second, NativeLong third, NativeLong fourth);

    private static boolean load() {
      if (!Platform.isLinux()) {
        return false;
      }
      try {
        Native.register(Prctl.class, Platform.C_LIBRARY_NAME);
        return true;
      } catch (LinkageError e) {
        return false;
      }
    }
  }
}
