package io.nasreplay.cli.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** Chromium without a window. */
final class Browser {
  private static final List<Path> DRIVERS =
      List.of(Path.of("/usr/bin/chromedriver"), Path.of("/usr/lib/chromium/chromedriver"));
  private static final List<Path> BROWSERS =
      List.of(Path.of("/usr/bin/chromium"), Path.of("/usr/bin/chromium-browser"));

  private Browser() {}

  /** Why it cannot be run here; empty when it can. */
  static Optional<String> whyNot() {
    return first(DRIVERS).isPresent() && first(BROWSERS).isPresent()
        ? Optional.empty()
        : Optional.of("chromium and chromium-driver are not installed");
  }

  /** Starts it; what it is asked to save goes into the folder. */
  static ChromeDriver start(Path downloads, int widthPixels, int heightPixels) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(first(BROWSERS).orElseThrow().toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--force-device-scale-factor=1",
        "--window-size=" + widthPixels + "," + heightPixels);
    options.setExperimentalOption(
        "prefs",
        Map.of(
            "download.default_directory",
            downloads.toString(),
            "profile.default_content_setting_values.automatic_downloads",
            1));
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(first(DRIVERS).orElseThrow().toFile())
            .withSilent(true)
            .build();
    return new ChromeDriver(service, options);
  }

  private static Optional<Path> first(List<Path> paths) {
    return paths.stream().filter(Files::isExecutable).findFirst();
  }

  /** The one file of a folder with this ending, once it is whole. */
  static Optional<Path> saved(Path downloads, String ending) throws IOException {
    try (Stream<Path> files = Files.list(downloads)) {
      return files.filter(file -> file.toString().endsWith(ending)).findFirst();
    }
  }
}
