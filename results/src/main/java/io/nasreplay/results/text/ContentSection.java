package io.nasreplay.results.text;

import io.nasreplay.results.model.Verification;
import io.nasreplay.results.quantity.Quantities;

/** Whether content is intact. */
final class ContentSection {
  private static final int SHOWN = 5;

  private ContentSection() {}

  static void print(Page page, Verification verification) {
    page.title("Content");
    page.remark(
        (verification.intact()
                ? "Intact: "
                : "DAMAGED: "
                    + Quantities.count(verification.damagedBlocks(), "block")
                    + " of 4 KiB; ")
            + Quantities.count(verification.files(), "file")
            + ", "
            + Quantities.bytes(verification.bytes())
            + " read back and checked");
    verification.first().stream()
        .limit(SHOWN)
        .forEach(damage -> page.remark("- " + damage(damage)));
  }

  private static String damage(Verification.Damage damage) {
    return damage.kind()
        + " at offset "
        + Quantities.count(damage.offsetBytes())
        + ", "
        + Quantities.bytes(damage.lengthBytes())
        + ", of "
        + damage.path()
        + ": "
        + damage.detail();
  }
}
