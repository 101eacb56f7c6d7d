/** Rows by position; `end` is exclusive. */
export interface RowRange {
  start: number;
  end: number;
}

/** State of a scrolled list, in CSS pixels. */
export interface ScrolledList {
  /**
   * Scroll offset of the rows. Negative or beyond the end during elastic scrolling on touch
   * screens.
   */
  scrolled: number;
  /** Height of the viewport. */
  viewport: number;
  /** Height of each row. */
  rowHeight: number;
  /** Number of rows. */
  count: number;
}

/**
 * Overscan on both sides of the viewport, so that a scroll painted before our update still shows
 * rows.
 */
export const ROWS_AHEAD = 10;

/**
 * The range is aligned to multiples of this, so that slow scrolling does not change it with every
 * row.
 */
export const RANGE_STEP = 4;

const wholeSteps = (rows: number) => Math.ceil(rows / RANGE_STEP) * RANGE_STEP;

/**
 * Returns the rows to render: all visible rows and those about to become visible. Away from the
 * ends of the list the count is constant, so that each entering row can reuse the element of a
 * leaving one.
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

/** Limits a range to the rows of a shorter list. */
export function within({ start, end }: RowRange, count: number): RowRange {
  return { start: Math.min(start, count), end: Math.min(end, count) };
}
