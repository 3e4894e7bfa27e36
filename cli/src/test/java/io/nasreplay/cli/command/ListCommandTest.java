package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ListCommandTest {
  @Test
  void namesTheCatalogueOnStandardOutput() {
    Invocation list = Invocation.of("list");

    assertThat(list.exitCode()).isZero();
    assertThat(list.out()).contains("HDVideo_1Play ", "HDVideo_1Play_1Record ", "ixbt-read-write ");
    assertThat(list.out())
        .contains("Intel NAS Performance Toolkit 1.7.1, 2 published, 1 approximation")
        .contains("ixbt.com, 3 published, 1 derived");
    assertThat(list.err()).isEmpty();
  }

  @Test
  void jsonHasParametersWithCertainty() {
    JsonDocument json = JsonDocument.parse(Invocation.of("list", "--json").out());

    assertThat(json.at("schema")).isEqualTo("nasreplay-list/1");
    assertThat(json.at("workloads.0.name")).isEqualTo("HDVideo_1Play");
    assertThat(json.at("workloads.0.parameters.0.name")).isEqualTo("size");
    assertThat(json.at("workloads.0.parameters.0.certainty")).isEqualTo("published");
  }
}
