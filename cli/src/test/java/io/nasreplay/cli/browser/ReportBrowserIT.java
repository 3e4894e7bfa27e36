package io.nasreplay.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.nasreplay.cli.packaged.Program;
import io.nasreplay.results.io.RunReader;
import io.nasreplay.results.model.RunResult;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The report of a real suite of 52 runs on two targets, as Chromium shows it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportBrowserIT {
  private static final String HOSTILE = "A <b>\"'&\u2028 </script><script>alert(1)</script>";

  @TempDir static Path folder;

  private Path report;
  private ChromeDriver browser;

  @BeforeAll
  void makeReport() throws IOException {
    String whyNot = Browser.whyNot().orElse("");
    assumeTrue(whyNot.isEmpty(), whyNot);
    for (String name : List.of("one", "two", "saved")) {
      Files.createDirectory(folder.resolve(name));
    }
    Program.Outcome suite =
        Program.jar(
            folder,
            "run",
            "ixbt",
            "--quick",
            "--results",
            "results",
            "--target",
            "first=one",
            "--target",
            "second=two");
    assertThat(suite.exitCode()).as(suite.err()).isZero();
    report = folder.resolve("report.html");
    Program.Outcome made =
        Program.jar(folder, "report", "results", "-o", report.toString(), "--title", HOSTILE);
    assertThat(made.exitCode()).as(made.err()).isZero();
    browser = Browser.start(folder.resolve("saved"), 1280, 900);
    browser.get(report.toUri().toString());
  }

  @AfterAll
  void close() {
    Optional.ofNullable(browser).ifPresent(ChromeDriver::quit);
  }

  @Test
  void fiftyRunsAreASmallPageThatOpensAtOnce() throws IOException {
    assertThat(Files.size(report)).isLessThan(10_000_000);
    browser.get(report.toUri().toString());
    Object millis =
        browser.executeScript(
            "const t = performance.getEntriesByType('navigation')[0]; return t.loadEventEnd;");
    assertThat(((Number) millis).doubleValue()).isBetween(1.0, 2_000.0);
  }

  @Test
  void everyChartIsDrawn() {
    List<?> ids = (List<?>) browser.executeScript("return [...nasreplay.figures.keys()];");
    assertThat(ids).hasSizeGreaterThan(100);
    for (Object id : ids) {
      Object colours =
          browser.executeScript(
              """
              const figure = document.getElementById(arguments[0]);
              for (let e = figure; e; e = e.parentElement) if (e.tagName === 'DETAILS') e.open = true;
              nasreplay.draw(arguments[0]);
              nasreplay.charts.get(arguments[0]).resize();
              const canvas = figure.querySelector('canvas');
              const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
              const seen = new Set();
              for (let i = 0; i < pixels.length; i += 4)
                if (pixels[i + 3] > 250) seen.add(pixels[i] << 16 | pixels[i + 1] << 8 | pixels[i + 2]);
              const wanted = [0x0072B2, 0xD55E00];
              return wanted.filter(colour => seen.has(colour)).length;
              """,
              id);
      assertThat(((Number) colours).intValue()).as("targets drawn in " + id).isPositive();
    }
  }

  @Test
  void figuresAreThoseOfTheResults() throws IOException {
    Map<String, Double> measured = measured();
    Object drawn =
        browser.executeScript(
            """
            nasreplay.draw('scores');
            const option = nasreplay.charts.get('scores').getOption();
            const tests = option.yAxis[0].data;
            const all = {};
            option.series.filter(s => s.type === 'bar').forEach(s =>
              s.data.forEach((value, i) => all[tests[i] + ' on ' + s.name] = value));
            return all;
            """);
    assertThat((Map<?, ?>) drawn).hasSize(52);
    ((Map<?, ?>) drawn)
        .forEach(
            (name, value) ->
                assertThat(((Number) value).doubleValue())
                    .as(String.valueOf(name))
                    .isCloseTo(measured.get(name), within(1e-9 * measured.get(name))));
    List<WebElement> rows = browser.findElements(By.cssSelector("#scores tbody tr"));
    assertThat(rows).hasSize(52);
  }

  /** Means of MB/s by test and target, from the files of the runs themselves. */
  private Map<String, Double> measured() throws IOException {
    Map<String, List<Double>> figures = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder.resolve("results"))) {
      for (Path file : files.filter(f -> f.endsWith("result.json")).toList()) {
        RunResult run = RunReader.read(file);
        double rate = run.throughput().withFlush().bytesPerSecond() / 1e6;
        figures.computeIfAbsent(name(file, run), key -> new ArrayList<>()).add(rate);
      }
    }
    Map<String, Double> means = new TreeMap<>();
    figures.forEach(
        (name, rates) ->
            means.put(name, rates.stream().mapToDouble(Double::doubleValue).sum() / rates.size()));
    return means;
  }

  /** What the journal says of a run. */
  private String name(Path file, RunResult run) throws IOException {
    Path suite = file.getParent().getParent().getParent().getParent();
    while (!Files.exists(suite.resolve("journal.jsonl"))) {
      suite = suite.getParent();
    }
    String number = suite.relativize(file).toString();
    for (String line : Files.readAllLines(suite.resolve("journal.jsonl"))) {
      if (line.contains("\"entry\":\"finished\"") && line.contains(folderOf(number))) {
        return line.replaceFirst(
            ".*\"run\":\\{\"test\":\"([^\"]*)\",\"target\":\"([^\"]*)\".*", "$1 on $2");
      }
    }
    throw new AssertionError(file + " is not in the journal: " + run.trace().name());
  }

  private static String folderOf(String resultFile) {
    return "\"" + resultFile.replace("/result.json", "") + "\"";
  }

  @Test
  void theThemeChanges() {
    browser.get(report.toUri().toString());
    WebElement button = browser.findElement(By.id("theme"));
    Set<String> grounds = new HashSet<>();
    for (String theme : List.of("light", "dark", "as the system")) {
      button.click();
      assertThat(button.getText()).isEqualTo("Theme: " + theme);
      grounds.add(browser.findElement(By.tagName("body")).getCssValue("background-color"));
    }
    assertThat(grounds).hasSize(2);
  }

  @Test
  void chartsAreSavedAsPictures() throws IOException {
    String png =
        (String)
            browser.executeScript(
                "return nasreplay.picture(nasreplay.figures.get('scores'), 'canvas');");
    byte[] bytes = Base64.getDecoder().decode(png.substring("data:image/png;base64,".length()));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
    assertThat(image.getWidth()).isEqualTo(2_400);
    assertThat(image.getHeight()).isGreaterThan(1_000);
    save("scores", "png");
    save("scores", "svg");
    assertThat(ImageIO.read(saved("scores.png").toFile()).getWidth()).isEqualTo(2_400);
    assertThat(Files.readString(saved("scores.svg")))
        .startsWith("<svg")
        .contains("Tests and targets");
  }

  @Test
  void dataAreSavedAsCsv() throws IOException {
    save("curve-1", "csv");
    Path file = saved("curve-1.csv");
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    assertThat(lines.get(0)).isEqualTo("target,streams,runs,mean MB/s,95 % from,95 % to");
    assertThat(lines).hasSize(1 + 2 * 6);
    Map<String, Double> measured = measured();
    String[] first = lines.get(1).split(",", -1);
    assertThat(first[0]).isEqualTo("first");
    assertThat(Double.parseDouble(first[3]))
        .isCloseTo(measured.get("ixbt-read access=sequential streams=1 on first"), within(1e-6));
  }

  private void save(String chart, String format) {
    WebElement button =
        browser.findElement(By.cssSelector("#" + chart + " button[data-save=" + format + "]"));
    browser.executeScript(
        "arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", button);
    button.click();
  }

  private Path saved(String ending) {
    return new WebDriverWait(browser, Duration.ofSeconds(20))
        .until(
            driver -> {
              try {
                return Browser.saved(folder.resolve("saved"), ending).orElse(null);
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
  }

  @Test
  void theKeyboardReachesEveryButton() {
    browser.get(report.toUri().toString());
    long buttons =
        (Long)
            browser.executeScript(
                "return [...document.querySelectorAll('#scores button, #theme')].length;");
    Set<Object> reached = new HashSet<>();
    for (int i = 0; i < 40; i++) {
      new Actions(browser).sendKeys(Keys.TAB).perform();
      Object label =
          browser.executeScript(
              """
              const e = document.activeElement;
              const style = getComputedStyle(e);
              if (style.outlineStyle === 'none') return 'no visible focus: ' + e.outerHTML;
              return e.tagName === 'BUTTON' && e.closest('#scores, header')
                ? (e.getAttribute('aria-label') || e.id) : null;
              """);
      if (label != null) {
        reached.add(label);
      }
    }
    assertThat(reached)
        .hasSize((int) buttons)
        .noneMatch(label -> label.toString().startsWith("no "));
  }

  @Test
  void nothingIsLoadedAndNothingGoesWrong() {
    browser.manage().logs().get(LogType.PERFORMANCE);
    browser.get(report.toUri().toString());
    browser.executeScript("[...nasreplay.figures.keys()].forEach(nasreplay.draw);");
    assertThat(browser.manage().logs().get(LogType.BROWSER).getAll())
        .extracting(LogEntry::getMessage)
        .isEmpty();
    assertThat(browser.manage().logs().get(LogType.PERFORMANCE).getAll())
        .extracting(LogEntry::getMessage)
        .filteredOn(message -> message.contains("\"Network.requestWillBeSent\""))
        .isNotEmpty()
        .allMatch(
            message -> message.contains("\"url\":\"file:") || message.contains("\"url\":\"data:"));
    assertThat(browser.getTitle()).isEqualTo(HOSTILE);
    assertThat(browser.findElements(By.cssSelector("h1 b"))).isEmpty();
  }

  @Test
  void aPhoneShowsItWithoutScrollingSideways() {
    ChromeDriver phone = Browser.start(folder.resolve("saved"), 500, 900);
    try {
      phone.get(report.toUri().toString());
      Object beyond =
          phone.executeScript(
              "return document.documentElement.scrollWidth - document.documentElement.clientWidth;");
      assertThat(((Number) beyond).intValue()).isZero();
    } finally {
      phone.quit();
    }
  }
}
