import { describe, expect, it } from 'vitest';
import { treeKey } from './tree-key.ts';
import { visibleRows, type TreeItem } from './visible-rows.ts';

const tree: TreeItem[] = [
  {
    id: 'north',
    label: 'North',
    items: [
      { id: 'lane-1', label: 'Lane 1' },
      { id: 'lane-2', label: 'Lane 2', items: [{ id: 'rack', label: 'Rack' }] },
    ],
  },
  { id: 'south', label: 'South', items: [] },
  { id: 'yard', label: 'Yard', items: 'unloaded' },
  { id: 'office', label: 'Office' },
];
const rowsWith = (...open: string[]) => visibleRows(tree, new Set(open));
const ids = (...open: string[]) => rowsWith(...open).map(({ item }) => item.id);

describe('visibleRows', () => {
  it.each([
    [[], ['north', 'south', 'yard', 'office']],
    [['north'], ['north', 'lane-1', 'lane-2', 'south', 'yard', 'office']],
    [
      ['north', 'lane-2'],
      ['north', 'lane-1', 'lane-2', 'rack', 'south', 'yard', 'office'],
    ],
    [['lane-2'], ['north', 'south', 'yard', 'office']],
    [
      ['yard', 'office'],
      ['north', 'south', 'yard', 'office'],
    ],
  ])('with %j open returns %j', (open, seen) => {
    expect(ids(...open)).toEqual(seen);
  });

  it('includes the level, position and expandability of each row', () => {
    const [, , lane2, south, yard, office] = rowsWith('north', 'yard');
    expect(lane2).toMatchObject({
      level: 2,
      position: 2,
      size: 2,
      parentId: 'north',
      expanded: false,
    });
    expect([south, yard, office].map((row) => row?.expanded)).toEqual([false, true, undefined]);
  });
});

describe('treeKey', () => {
  const open = ['north'];
  it.each([
    ['ArrowDown', 'north', { to: 'lane-1' }],
    ['ArrowDown', 'office', undefined],
    ['ArrowUp', 'lane-1', { to: 'north' }],
    ['ArrowUp', 'north', undefined],
    ['Home', 'office', { to: 'north' }],
    ['End', 'north', { to: 'office' }],
    ['ArrowRight', 'lane-2', { open: ['lane-2'] }],
    ['ArrowRight', 'north', { to: 'lane-1' }],
    ['ArrowRight', 'office', undefined],
    ['ArrowLeft', 'north', { close: 'north' }],
    ['ArrowLeft', 'lane-2', { to: 'north' }],
    ['ArrowLeft', 'office', undefined],
    ['*', 'office', { open: ['south', 'yard'] }],
    ['s', 'north', { to: 'south' }],
    ['L', 'lane-1', { to: 'lane-2' }],
    ['l', 'lane-2', { to: 'lane-1' }],
    ['x', 'north', undefined],
    [' ', 'north', undefined],
    ['Tab', 'north', undefined],
  ] as const)('%s on %s', (key, id, expected) => {
    expect(treeKey(key, ids(...open).indexOf(id), rowsWith(...open))).toEqual(expected);
  });

  it('does not move from an open row without children', () => {
    expect(treeKey('ArrowRight', 1, rowsWith('south'))).toBeUndefined();
  });
});
