package io.nasreplay.suites.run;

/** Whether a suite goes on where an earlier process stopped. */
public enum Beginning {
  /** Goes on with the latest pass through the suite when that is not complete; else begins anew. */
  AS_FITS,
  /** Goes on; refuses when there is nothing to go on with. */
  RESUME,
  /** Begins anew. */
  NEW
}
