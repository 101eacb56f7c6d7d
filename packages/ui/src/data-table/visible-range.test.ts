import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANGE_STEP, ROWS_AHEAD, visibleRange, within } from './visible-range.ts';

describe('visibleRange', () => {
  const list = { viewport: 400, rowHeight: 40, count: 20_000 };

  it.each([
    ['at the top', 0, { start: 0, end: 20 }],
    ['one row down, within the overscan step', 40, { start: 0, end: 24 }],
    ['in the middle', 40_000, { start: 988, end: 1024 }],
    ['in the middle of a row', 40_010, { start: 988, end: 1024 }],
    ['at the very end', 799_600, { start: 19_980, end: 20_000 }],
    ['overscrolled above the top', -120, { start: 0, end: 20 }],
    ['overscrolled below the end', 900_000, { start: 19_980, end: 20_000 }],
  ])('%s', (_where, scrolled, range) => {
    expect(visibleRange({ ...list, scrolled })).toEqual(range);
  });

  it('always renders the same number of rows away from the ends', () => {
    const lengths = Array.from({ length: 500 }, (_, step) =>
      visibleRange({ ...list, scrolled: 4_000 + step * 37 }),
    ).map(({ start, end }) => end - start);
    expect(new Set(lengths)).toEqual(new Set([36]));
  });

  it('is empty without rows, and complete for few rows', () => {
    expect(visibleRange({ ...list, scrolled: 0, count: 0 })).toEqual({ start: 0, end: 0 });
    expect(visibleRange({ ...list, scrolled: 0, count: 7 })).toEqual({ start: 0, end: 7 });
  });

  const lists = fc.record({
    scrolled: fc.integer({ min: -500, max: 1_000_000 }),
    viewport: fc.integer({ min: 0, max: 3_000 }),
    rowHeight: fc.double({ min: 20, max: 300, noNaN: true }),
    count: fc.integer({ min: 0, max: 20_000 }),
  });

  it('includes every visible row', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const { start, end } = visibleRange(given);
        const { viewport, rowHeight, count } = given;
        const scrolled = Math.min(
          Math.max(0, given.scrolled),
          Math.max(0, count * rowHeight - viewport),
        );
        expect(start * rowHeight).toBeLessThanOrEqual(scrolled);
        expect(Math.min(count * rowHeight, scrolled + viewport)).toBeLessThanOrEqual(
          end * rowHeight + 1e-6,
        );
      }),
    );
  });

  it('never exceeds the visible rows, the overscan and one step at both ends', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const { start, end } = visibleRange(given);
        expect(end - start).toBeLessThanOrEqual(
          Math.ceil(given.viewport / given.rowHeight) + 1 + 2 * (ROWS_AHEAD + RANGE_STEP),
        );
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(given.count);
      }),
    );
  });
});

describe('within', () => {
  it.each([
    [{ start: 40, end: 80 }, 100, { start: 40, end: 80 }],
    [{ start: 40, end: 80 }, 50, { start: 40, end: 50 }],
    [{ start: 40, end: 80 }, 0, { start: 0, end: 0 }],
  ])('limits %o to %i rows', (range, count, expected) => {
    expect(within(range, count)).toEqual(expected);
  });
});
