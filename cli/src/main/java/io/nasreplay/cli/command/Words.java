package io.nasreplay.cli.command;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.ReplayOptions.DataSource;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.results.compare.SignificanceTest;
import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.catalogue.SuiteCatalogue;
import io.nasreplay.traces.format.Suggestions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Options whose values are words: what is allowed, and what each word means. */
final class Words {
  private Words() {}

  /** The names of the catalogue and of the suites, for completion. */
  static final class WorkloadsAndSuites extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    WorkloadsAndSuites() {
      super(Catalogue.standard().names());
      addAll(SuiteCatalogue.standard().names());
    }
  }

  /** The catalogue's names, for completion. */
  static final class Workloads extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Workloads() {
      super(Catalogue.standard().names());
    }
  }

  /** The cache modes, for completion. */
  static final class CacheModes extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    CacheModes() {
      super(CacheMode.tokens());
    }
  }

  /** The timing modes, for completion. */
  static final class TimingModes extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    TimingModes() {
      super(TimingMode.tokens());
    }
  }

  /** The kinds of data, for completion. */
  static final class DataSources extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    DataSources() {
      super(Arrays.stream(DataSource.values()).map(Words::token).toList());
    }
  }

  /** The measures, for completion. */
  static final class Measures extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Measures() {
      super(Measure.tokens());
    }
  }

  /** The tests of significance, for completion. */
  static final class SignificanceTests extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    SignificanceTests() {
      super(SignificanceTest.tokens());
    }
  }

  /** Reads a measure. */
  static final class MeasureConverter implements ITypeConverter<Measure> {
    @Override
    public Measure convert(String word) {
      return Measure.ofToken(word).orElseThrow(() -> unknown("measure", word, Measure.tokens()));
    }
  }

  /** Reads a test of significance. */
  static final class SignificanceTestConverter implements ITypeConverter<SignificanceTest> {
    @Override
    public SignificanceTest convert(String word) {
      return SignificanceTest.ofToken(word)
          .orElseThrow(() -> unknown("test", word, SignificanceTest.tokens()));
    }
  }

  /** Reads a cache mode. */
  static final class CacheModeConverter implements ITypeConverter<CacheMode> {
    @Override
    public CacheMode convert(String word) {
      return CacheMode.ofToken(word)
          .orElseThrow(() -> unknown("cache mode", word, CacheMode.tokens()));
    }
  }

  /** Reads a timing mode. */
  static final class TimingModeConverter implements ITypeConverter<TimingMode> {
    @Override
    public TimingMode convert(String word) {
      return TimingMode.ofToken(word)
          .orElseThrow(() -> unknown("timing mode", word, TimingMode.tokens()));
    }
  }

  /** Reads a kind of data. */
  static final class DataSourceConverter implements ITypeConverter<DataSource> {
    @Override
    public DataSource convert(String word) {
      return Arrays.stream(DataSource.values())
          .filter(source -> token(source).equals(word))
          .findFirst()
          .orElseThrow(() -> unknown("kind of data", word, new DataSources()));
    }
  }

  private static String token(DataSource source) {
    return source.name().toLowerCase(Locale.ROOT);
  }

  private static TypeConversionException unknown(String what, String word, List<String> allowed) {
    return new TypeConversionException(Suggestions.unknown(what, word, allowed));
  }
}
