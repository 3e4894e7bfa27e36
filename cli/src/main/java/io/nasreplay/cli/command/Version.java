package io.nasreplay.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The program's version, which the build writes into a resource. */
final class Version implements IVersionProvider {
  private static final String RESOURCE = "/io/nasreplay/cli/version.properties";

  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }

  /** The program's name and version. */
  static String text() {
    return "nasreplay " + number();
  }

  private static String number() {
    Properties properties = new Properties();
    try (InputStream resource = Version.class.getResourceAsStream(RESOURCE)) {
      properties.load(Objects.requireNonNull(resource, RESOURCE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version", "unknown");
  }
}
