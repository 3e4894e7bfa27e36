package io.nasreplay.generators.compile;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.traces.model.OperationRow;

/** An operation, and where the step stands that made it. */
record PlacedRow(OperationRow row, Mark mark) {}
