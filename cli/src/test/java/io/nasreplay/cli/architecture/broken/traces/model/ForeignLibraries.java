package io.nasreplay.cli.architecture.broken.traces.model;

import com.ezylang.evalex.Expression;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.luben.zstd.Zstd;
import com.sun.jna.Native;
import com.sun.nio.file.ExtendedOpenOption;
import java.util.logging.Logger;
import me.tongfei.progressbar.ProgressBar;
import org.HdrHistogram.Histogram;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.statistics.descriptive.Mean;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Load;
import oshi.SystemInfo;
import picocli.CommandLine;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLFactory;

/** Uses every fenced library outside its fence. */
final class ForeignLibraries {
  @JsonProperty @Nullable CommandLine picocli;
  @Nullable ProgressBar progress;
  @Nullable Class<Signals> jline;
  @Nullable Load snake;
  @Nullable JsonToken token;
  @Nullable JsonNode json;
  @Nullable YAMLFactory yaml;
  @Nullable Expression expression;
  @Nullable UniformRandomProvider random;
  @Nullable CSVFormat csv;
  @Nullable Mean statistics;
  @Nullable Zstd zstd;
  @Nullable Histogram histogram;
  @Nullable ExtendedOpenOption direct;
  @Nullable Native jna;
  @Nullable SystemInfo oshi;
  @Nullable Logger logger;
}
