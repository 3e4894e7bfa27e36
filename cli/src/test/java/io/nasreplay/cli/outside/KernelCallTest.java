package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KernelCallTest {
  private static final String FILES = "/mnt/t/nasreplay-run-0123456789ab/files";

  private static String fileCall(String call) {
    return KernelCall.parse("1796078091.440324 " + call + " <0.000012>")
        .flatMap(FileCall::of)
        .map(FileCall::text)
        .orElse("none");
  }

  @Test
  void transfersAreReadWithTheirFileLengthAndOffset() {
    assertThat(fileCall("pread64(7<" + FILES + "/d/a b>, \"q\\\",(\"..., 4096, 512) = 4096"))
        .isEqualTo("read d/a b 4096 bytes at 512");
    assertThat(fileCall("pwrite64(7<" + FILES + "/a>(deleted), \"\"..., 10, 0) = 3"))
        .isEqualTo("write a 10 bytes at 0 = 3");
    assertThat(fileCall("write(7<" + FILES + "/a>, \"x\", 1) = 1")).isEqualTo("append a 1 bytes");
  }

  @Test
  void namesAreReadRelativeToTheRunFolder() {
    assertThat(fileCall("openat(AT_FDCWD</>, \"" + FILES + "/x\", O_RDWR|O_CLOEXEC) = 5</x>"))
        .isEqualTo("open x O_RDWR");
    assertThat(fileCall("rename(\"" + FILES + "/x\", \"" + FILES + "/y\") = 0"))
        .isEqualTo("rename x to y");
    assertThat(
            fileCall(
                "statx(AT_FDCWD</>, \""
                    + FILES
                    + "/x\", AT_SYMLINK_NOFOLLOW, STATX_ALL, 0x7f) = -1 ENOENT (No such file)"))
        .isEqualTo("stat x ENOENT");
    assertThat(fileCall("newfstatat(5<" + FILES + "/x>, \"\", {st_size=1, ...}, 4096) = 0"))
        .isEqualTo("fstat x");
  }

  @Test
  void whatIsElsewhereOrNoCallIsNothing() {
    assertThat(fileCall("close(3</usr/lib/modules>) = 0")).isEqualTo("none");
    assertThat(fileCall("unlink(\"/mnt/t/nasreplay-run-0123456789ab/lock\") = 0"))
        .isEqualTo("none");
    assertThat(KernelCall.parse("1796078091.440324 +++ exited with 0 +++")).isEmpty();
    assertThat(KernelCall.parse("1796078091.440324 exit_group(0) = ?")).isEmpty();
  }

  @Test
  void timesAreStartAndDuration() {
    KernelCall call = KernelCall.parse("10.5 fsync(7</a>) = 0 <0.25>").orElseThrow();
    assertThat(call.startSeconds()).isEqualTo(10.5);
    assertThat(call.endSeconds()).isEqualTo(10.75);
  }

  @Test
  void aCallThatWasHeldUpIsRead() {
    KernelCall call =
        KernelCall.parse("10.5 pread64(7</a>, \"x\"..., 4096, 0) = 4096 (DELAYED) <0.25>")
            .orElseThrow();
    assertThat(call.result()).isEqualTo("4096");
    assertThat(call.endSeconds()).isEqualTo(10.75);
  }
}
