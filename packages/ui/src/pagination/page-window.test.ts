import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [50, 1200, [1, 'gap', 49, 50, 51, 'gap', 1200]],
  ])('page %s of %s', (page, pageCount, places) => {
    expect(pageWindow(page, pageCount)).toEqual(places);
  });

  it('has a constant length and includes the current page', () => {
    for (let page = 1; page <= 12; page += 1) {
      expect(pageWindow(page, 12)).toHaveLength(7);
      expect(pageWindow(page, 12)).toContain(page);
    }
  });
});
