import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignSlots, type RowSlots } from './row-slots.ts';

const rows = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => `row ${start + index}`);
const after = (...windows: string[][]) => windows.reduce<RowSlots>(assignSlots, new Map());

describe('assignSlots', () => {
  it('creates new elements for the first rows', () => {
    expect([...after(rows(0, 3)).values()]).toEqual([0, 1, 2]);
  });

  it('reuses the elements of leaving rows for entering rows when scrolling down', () => {
    expect(Object.fromEntries(after(rows(0, 4), rows(2, 6)))).toEqual({
      'row 2': 2,
      'row 3': 3,
      'row 4': 0,
      'row 5': 1,
    });
  });

  it('creates new elements for entering rows when scrolling up, because old ones would have to move past those that remain', () => {
    expect(Object.fromEntries(after(rows(2, 6), rows(0, 4)))).toEqual({
      'row 0': 4,
      'row 1': 5,
      'row 2': 0,
      'row 3': 1,
    });
  });

  it('reuses all elements after a long jump', () => {
    expect([...after(rows(0, 4), rows(900, 904)).values()]).toEqual([0, 1, 2, 3]);
  });

  /**
   * Elements that React moves when it processes children in order: each whose old position precedes
   * one already processed.
   */
  const moved = (previous: RowSlots, next: RowSlots) => {
    const placeOf = new Map([...previous.values()].map((slot, index) => [slot, index]));
    let passed = -1;
    return [...next]
      .filter(([, slot]) => {
        const place = placeOf.get(slot);
        if (place === undefined) return false;
        if (place < passed) return true;
        passed = place;
        return false;
      })
      .map(([key]) => key);
  };
  const windows = fc.array(
    fc
      .record({
        start: fc.integer({ min: 0, max: 60 }),
        length: fc.integer({ min: 0, max: 20 }),
        held: fc.integer({ min: 0, max: 80 }),
      })
      .map(({ start, length, held }) =>
        [...new Set([...Array.from({ length }, (_, index) => start + index), held])]
          .sort((a, b) => a - b)
          .map(String),
      ),
    { minLength: 2, maxLength: 8 },
  );

  it('assigns one element per row, never the same to two rows', () => {
    fc.assert(
      fc.property(windows, (keys) => {
        const slots = after(...keys);
        expect([...slots.keys()]).toEqual(keys.at(-1));
        expect(new Set(slots.values()).size).toBe(slots.size);
      }),
    );
  });

  it('never moves a remaining row, so that it keeps focus', () => {
    fc.assert(
      fc.property(windows, (keys) => {
        const previous = after(...keys.slice(0, -1));
        const next = assignSlots(previous, keys.at(-1) ?? []);
        expect(moved(previous, next).filter((key) => previous.has(key))).toEqual([]);
      }),
    );
  });
});
