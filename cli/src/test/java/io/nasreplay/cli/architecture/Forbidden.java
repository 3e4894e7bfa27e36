package io.nasreplay.cli.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** Rules against members of the JDK, which only named places may use. */
final class Forbidden {
  private static final List<String> READING_A_CLOCK =
      List.of(
          "java.lang.System.nanoTime",
          "java.lang.System.currentTimeMillis",
          "java.time.Instant.now",
          "java.time.LocalDate.now",
          "java.time.LocalDateTime.now",
          "java.time.ZonedDateTime.now",
          "java.time.OffsetDateTime.now",
          "java.time.Clock.system",
          "java.util.Date.<init>()");
  private static final List<String> SLEEPING =
      List.of("java.lang.Thread.sleep", "java.util.concurrent.TimeUnit.sleep");
  private static final List<String> THE_PROCESS =
      List.of(
          "java.lang.System.out",
          "java.lang.System.err",
          "java.lang.System.in",
          "java.lang.System.exit",
          "java.lang.Runtime.exit",
          "java.lang.Runtime.halt",
          "java.lang.Throwable.printStackTrace()");
  private static final List<String> UNSEEDED_RANDOM =
      List.of(
          "java.util.Random.",
          "java.util.SplittableRandom.",
          "java.util.concurrent.ThreadLocalRandom.",
          "java.util.random.",
          "java.lang.Math.random",
          "java.util.Collections.shuffle",
          "java.security.SecureRandom.");
  private static final List<String> DEFAULT_LOCALE =
      List.of(
          "java.lang.String.format(java.lang.String, [Ljava.lang.Object;)",
          "java.lang.String.formatted",
          "java.lang.String.toLowerCase()",
          "java.lang.String.toUpperCase()",
          "java.io.PrintStream.printf(java.lang.String, [Ljava.lang.Object;)",
          "java.io.PrintStream.format(java.lang.String, [Ljava.lang.Object;)",
          "java.io.PrintWriter.printf(java.lang.String, [Ljava.lang.Object;)",
          "java.io.PrintWriter.format(java.lang.String, [Ljava.lang.Object;)",
          "java.util.Formatter.<init>()",
          "java.util.Formatter.<init>(java.lang.Appendable)",
          "java.util.Locale.getDefault",
          "java.text.DecimalFormat.<init>(java.lang.String)",
          "java.text.NumberFormat.getInstance()",
          "java.text.NumberFormat.getNumberInstance()",
          "java.text.SimpleDateFormat.<init>(java.lang.String)",
          "java.time.format.DateTimeFormatter.ofPattern(java.lang.String)");
  private static final List<String> DEFAULT_CHARSET =
      List.of(
          "java.lang.String.<init>([B)",
          "java.lang.String.<init>([B, int, int)",
          "java.lang.String.getBytes()",
          "java.io.ByteArrayOutputStream.toString()",
          "java.io.FileReader.<init>(java.lang.String)",
          "java.io.FileReader.<init>(java.io.File)",
          "java.io.FileWriter.<init>(java.lang.String)",
          "java.io.FileWriter.<init>(java.io.File)",
          "java.io.InputStreamReader.<init>(java.io.InputStream)",
          "java.io.OutputStreamWriter.<init>(java.io.OutputStream)",
          "java.io.PrintStream.<init>(java.io.OutputStream)",
          "java.io.PrintStream.<init>(java.io.OutputStream, boolean)",
          "java.io.PrintWriter.<init>(java.io.OutputStream)",
          "java.io.PrintWriter.<init>(java.io.OutputStream, boolean)",
          "java.util.Scanner.<init>(java.io.InputStream)",
          "java.nio.charset.Charset.defaultCharset");

  private Forbidden() {}

  static ArchRule clockOutsideTime(String root) {
    return outside(root, READING_A_CLOCK, "one clock, engine.time", root + ".engine.time");
  }

  static ArchRule sleepOutsideTime(String root) {
    return outside(root, SLEEPING, "waiting goes through engine.time", root + ".engine.time");
  }

  static ArchRule processOutsideMain(String root) {
    return outside(root, THE_PROCESS, "streams and exit belong to cli.Main", root + ".cli");
  }

  static ArchRule unseededRandom(String root) {
    return outside(root, UNSEEDED_RANDOM, "same seed, same bytes, on every JVM");
  }

  static ArchRule defaultLocale(String root) {
    return outside(root, DEFAULT_LOCALE, "output does not follow the locale");
  }

  static ArchRule defaultCharset(String root) {
    return outside(root, DEFAULT_CHARSET, "text is UTF-8, whatever the machine's default is");
  }

  private static ArchRule outside(
      String root, List<String> members, String why, String... allowed) {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .and()
        .resideOutsideOfPackages(allowed)
        .should()
        .accessTargetWhere(anyOf(members))
        .because(why);
  }

  private static DescribedPredicate<JavaAccess<?>> anyOf(List<String> members) {
    return DescribedPredicate.describe(
        "is one of " + members,
        access -> members.stream().anyMatch(member -> matches(access, member)));
  }

  /**
   * A name with parameters means one overload, a name without them all, a dot at the end all of the
   * class.
   */
  private static boolean matches(JavaAccess<?> access, String member) {
    String fullName = access.getTarget().getFullName();
    return member.endsWith(")") ? fullName.equals(member) : fullName.startsWith(member);
  }
}
