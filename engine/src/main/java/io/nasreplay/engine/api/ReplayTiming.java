package io.nasreplay.engine.api;

/**
 * Whether the times of a trace are kept, and how fast.
 *
 * @param mode when operations are issued
 * @param speed what all times of the trace are divided by, {@value #SLOWEST} to {@value #FASTEST};
 *     1 in mode asap, which keeps no times
 */
public record ReplayTiming(TimingMode mode, double speed) {
  /** The lowest speed: a second of the trace takes 1,000. */
  public static final double SLOWEST = 0.001;

  /** The highest speed: 1,000 seconds of the trace take one. */
  public static final double FASTEST = 1000;

  /** Back to back. */
  public static final ReplayTiming ASAP = new ReplayTiming(TimingMode.ASAP, 1);

  public ReplayTiming {
    if (!(speed >= SLOWEST && speed <= FASTEST)) {
      throw new IllegalArgumentException("speed is " + speed + "; allowed: 0.001 to 1000");
    }
    if (mode == TimingMode.ASAP && speed != 1) {
      throw new IllegalArgumentException(
          "speed is "
              + speed
              + " with timing asap, which keeps no times; allowed: timing think or"
              + " timed together with a speed");
    }
  }

  /** Whether operations wait for times of the trace. */
  public boolean keepsTimes() {
    return mode != TimingMode.ASAP;
  }
}
