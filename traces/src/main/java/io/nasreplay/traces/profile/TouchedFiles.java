package io.nasreplay.traces.profile;

import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.namespace.Entry;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which files operations name, and which of their pages reads and writes touch. */
final class TouchedFiles {
  private final PageBudget budget = new PageBudget();
  private final Map<Entry, PageSet> pagesOfFile = new HashMap<>();
  private @Nullable Entry lastFile;
  private @Nullable PageSet lastPages;
  private long retiredFiles;

  /** Counts a file as touched; nothing when there is none or it is a directory. */
  void touch(@Nullable Entry file) {
    if (file != null && !file.isDirectory()) {
      pages(file);
    }
  }

  /** Counts the pages of a read or write; nothing when it is on a file that has no name. */
  void transfer(OperationRow row, @Nullable Entry file) {
    if (file != null && row.lengthBytes() > 0) {
      addPages(row, pages(file));
    }
  }

  /** Counts the pages of a copy: all of both files. */
  void copy(@Nullable Entry from, @Nullable Entry to, long bytes) {
    touch(to);
    if (from != null && to != null && bytes > 0) {
      addRange(pages(from), 0, bytes);
      addRange(pages(to), 0, bytes);
    }
  }

  /** The file is gone; another may come under its name. */
  void retire(@Nullable Entry file) {
    if (file != null) {
      lastFile = null;
      PageSet pages = pagesOfFile.remove(file);
      if (pages != null) {
        pages.release();
      }
      retiredFiles += file.isDirectory() ? 0 : 1;
    }
  }

  long files() {
    return retiredFiles + pagesOfFile.size();
  }

  WorkingSet workingSet() {
    return new WorkingSet(budget.pages(), budget.isComplete());
  }

  private PageSet pages(Entry file) {
    PageSet pages = lastPages;
    if (pages == null || file != lastFile) {
      pages = pagesOfFile.get(file);
      if (pages == null) {
        pages = new PageSet(budget);
        pagesOfFile.put(file, pages);
      }
      lastFile = file;
      lastPages = pages;
    }
    return pages;
  }

  private static void addPages(OperationRow row, PageSet pages) {
    long length = row.lengthBytes();
    // Repeats at most a page or their own length apart leave no page between them untouched.
    boolean gapless =
        row.strideBytes() >= -Math.max(length, WorkingSet.PAGE_BYTES)
            && row.strideBytes() <= Math.max(length, WorkingSet.PAGE_BYTES);
    if (gapless) {
      long last = row.offsetBytesOf(row.count() - 1);
      addRange(
          pages, Math.min(row.offsetBytes(), last), Math.max(row.offsetBytes(), last) + length);
    } else {
      for (long i = 0; i < row.count() && pages.accepts(); i++) {
        addRange(pages, row.offsetBytesOf(i), row.offsetBytesOf(i) + length);
      }
    }
  }

  private static void addRange(PageSet pages, long fromBytes, long endBytes) {
    pages.add(fromBytes / WorkingSet.PAGE_BYTES, (endBytes - 1) / WorkingSet.PAGE_BYTES);
  }
}
