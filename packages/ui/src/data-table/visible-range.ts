/** Rows by their place in the list; `end` is the first one after. */
export interface RowRange {
  start: number;
  end: number;
}

/** What is known of a scrolled list, in CSS pixels. */
export interface ScrolledList {
  /** How far the rows are scrolled. Negative or beyond the end while a touch screen bounces. */
  scrolled: number;
  /** Height of the place the rows are seen in. */
  viewport: number;
  /** Height of each row. */
  rowHeight: number;
  /** How many rows there are. */
  count: number;
}

/** Drawn on both sides of what is seen, so that a scroll the browser makes before it asks us still shows rows. */
export const ROWS_AHEAD = 10;

/** The range begins and ends on multiples of this, so that a slow scroll does not ask for a new one with every row. */
export const RANGE_STEP = 4;

const wholeSteps = (rows: number) => Math.ceil(rows / RANGE_STEP) * RANGE_STEP;

/**
 * The rows to draw so that none that is seen, nor any that soon will be, is missing. Away from the ends of the list there are always as many, so
 * that each row that comes finds the element of one that goes.
 */
export function visibleRange({ scrolled, viewport, rowHeight, count }: ScrolledList): RowRange {
  const furthest = Math.max(0, count * rowHeight - viewport);
  const from = Math.min(Math.max(0, scrolled), furthest);
  const start = Math.floor((Math.floor(from / rowHeight) - ROWS_AHEAD) / RANGE_STEP) * RANGE_STEP;
  const end =
    start > 0
      ? start + wholeSteps(Math.ceil(viewport / rowHeight) + 2 * ROWS_AHEAD + RANGE_STEP)
      : wholeSteps(Math.ceil((from + viewport) / rowHeight) + ROWS_AHEAD);
  return { start: Math.max(0, start), end: Math.min(count, end) };
}

/** A range without the rows a shorter list no longer has. */
export function within({ start, end }: RowRange, count: number): RowRange {
  return { start: Math.min(start, count), end: Math.min(end, count) };
}
