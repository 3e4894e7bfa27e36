package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.target.Target;
import java.nio.file.InvalidPathException;

/** All paths of a plan, resolved on the target before the clock starts. Immutable. */
final class Locations {
  private final Target.Location[] locations;

  Locations(Plan plan, Target target) {
    locations = new Target.Location[plan.paths()];
    for (int number = 0; number < locations.length; number++) {
      locations[number] = locate(target, plan.path(number));
    }
  }

  Target.Location get(int path) {
    return locations[path];
  }

  private static Target.Location locate(Target target, String path) {
    try {
      return target.locate(path);
    } catch (InvalidPathException e) {
      throw new EnvironmentException(
          path
              + ": the target cannot hold this name ("
              + e.getReason()
              + "); rename it in the trace",
          e);
    }
  }
}
