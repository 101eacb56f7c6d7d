import { describe, expect, it } from 'vitest';
import { nextCell, type CellBounds } from './next-cell.ts';

const list: CellBounds = { rows: 100, columns: 6, page: 12, walk: 'list', rightToLeft: false };
const grid: CellBounds = { ...list, walk: 'grid' };
const at = { row: 50, column: 2 };

describe('nextCell', () => {
  it.each([
    ['ArrowDown', list, { row: 51, column: 2 }],
    ['ArrowUp', list, { row: 49, column: 2 }],
    ['PageDown', list, { row: 62, column: 2 }],
    ['PageUp', list, { row: 38, column: 2 }],
    ['Home', list, { row: 0, column: 2 }],
    ['End', list, { row: 99, column: 2 }],
    ['ArrowRight', list, undefined],
    ['ArrowLeft', list, undefined],
    ['x', list, undefined],
    ['ArrowDown', grid, { row: 51, column: 2 }],
    ['ArrowRight', grid, { row: 50, column: 3 }],
    ['ArrowLeft', grid, { row: 50, column: 1 }],
    ['ArrowRight', { ...grid, rightToLeft: true }, { row: 50, column: 1 }],
    ['ArrowLeft', { ...grid, rightToLeft: true }, { row: 50, column: 3 }],
    ['Home', grid, { row: 50, column: 0 }],
    ['End', grid, { row: 50, column: 5 }],
    ['Enter', grid, undefined],
  ] as const)('%s', (key, bounds, expected) => {
    expect(nextCell(at, { key, ctrl: false }, bounds)).toEqual(expected);
  });

  it.each([
    ['Home', { row: 0, column: 0 }],
    ['End', { row: 99, column: 5 }],
  ])('Ctrl+%s moves to the corner of the grid', (key, expected) => {
    expect(nextCell(at, { key, ctrl: true }, grid)).toEqual(expected);
  });

  it.each([
    ['ArrowUp', { row: 0, column: 0 }],
    ['PageUp', { row: 0, column: 0 }],
    ['ArrowLeft', { row: 0, column: 0 }],
    ['ArrowDown', { row: 99, column: 5 }],
    ['PageDown', { row: 99, column: 5 }],
    ['ArrowRight', { row: 99, column: 5 }],
  ])('%s stops at the edge', (key, edge) => {
    expect(nextCell(edge, { key, ctrl: false }, grid)).toEqual(edge);
  });
});
