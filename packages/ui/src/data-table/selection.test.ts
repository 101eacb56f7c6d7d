import { describe, expect, it } from 'vitest';
import {
  isSelected,
  noSelection,
  select,
  selectedCount,
  shownSelection,
  type Selection,
  type SelectionAction,
} from './selection.ts';

const these = (...keys: string[]): Selection => ({ mode: 'these', keys: new Set(keys) });
const allBut = (...keys: string[]): Selection => ({ mode: 'all-but', keys: new Set(keys) });
const set = (selected: boolean, ...keys: string[]): SelectionAction => ({
  type: 'set',
  selected,
  keys,
});

describe('select', () => {
  it.each<[string, Selection, SelectionAction, Selection]>([
    ['selects a first row', noSelection, set(true, 'a'), these('a')],
    ['adds a range to the selection', these('a'), set(true, 'b', 'c'), these('a', 'b', 'c')],
    ['ignores an already selected row', these('a'), set(true, 'a'), these('a')],
    ['deselects a row', these('a', 'b'), set(false, 'a'), these('b')],
    ['ignores a row that is not selected', these('a'), set(false, 'z'), these('a')],
    ['all', these('a'), { type: 'all' }, allBut()],
    ['excludes rows from all', allBut(), set(false, 'a', 'b'), allBut('a', 'b')],
    ['includes an excluded row again', allBut('a', 'b'), set(true, 'a'), allBut('b')],
    ['nothing', allBut('a'), { type: 'none' }, noSelection],
  ])('%s', (_name, selection, action, expected) => {
    const before = { mode: selection.mode, keys: new Set(selection.keys) };
    expect(select(selection, action)).toEqual(expected);
    expect(selection).toEqual(before);
  });
});

describe('a selection', () => {
  it.each<[Selection, string, boolean, number]>([
    [noSelection, 'a', false, 0],
    [these('a', 'b'), 'a', true, 2],
    [these('a', 'b'), 'c', false, 2],
    [allBut(), 'a', true, 1204],
    [allBut('a'), 'a', false, 1203],
    [allBut('a'), 'b', true, 1203],
  ])('%o: has %s %s, of 1204 rows %i', (selection, key, has, count) => {
    expect(isSelected(selection, key)).toBe(has);
    expect(selectedCount(selection, 1204)).toBe(count);
  });

  it('never returns a negative count when more rows are excluded than match', () => {
    expect(selectedCount(allBut('a', 'b'), 1)).toBe(0);
  });
});

describe('shownSelection', () => {
  it.each([
    [noSelection, 'none'],
    [these('z'), 'none'],
    [these('a'), 'some'],
    [these('a', 'b', 'z'), 'all'],
    [allBut(), 'all'],
    [allBut('b'), 'some'],
    [allBut('a', 'b'), 'none'],
  ])('%o: selects %s of the visible rows', (selection, expected) => {
    expect(shownSelection(['a', 'b'], selection)).toBe(expected);
  });

  it('is none without rows', () => {
    expect(shownSelection([], allBut())).toBe('none');
  });
});
