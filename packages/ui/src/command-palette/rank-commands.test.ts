import { describe, expect, it } from 'vitest';
import {
  offerCommands,
  prepareCommands,
  rankCommands,
  type CommandGroup,
} from './rank-commands.ts';

const groups: CommandGroup[] = [
  {
    label: 'Screens',
    items: [
      { id: 'parcels', label: 'Parcels', keywords: ['boxes', 'shipments'] },
      { id: 'routes', label: 'Routes and stops' },
      { id: 'cafe', label: 'Café' },
    ],
  },
  {
    label: 'Actions',
    items: [
      { id: 'new', label: 'New parcel' },
      { id: 'stop', label: 'Stop a route' },
      { id: 'unstop', label: 'Nonstop day' },
    ],
  },
];

const ids = (found: readonly CommandGroup[]) =>
  found.flatMap(({ items }) => items.map(({ id }) => id));
const rank = (text: string, recent: readonly string[] = []) =>
  ids(rankCommands(prepareCommands(groups), text, recent));

describe('rankCommands', () => {
  it.each([
    ['parcel', ['parcels', 'new'], 'the start of a label before a later word'],
    ['stop', ['stop', 'unstop', 'routes'], 'in the best group first, a whole word before a middle'],
    ['cafe', ['cafe'], 'accents aside'],
    ['BOX', ['parcels'], 'a keyword, case aside'],
    ['ment', ['parcels'], 'the middle of a keyword'],
    ['stop rou', ['routes', 'stop'], 'every word, in any order; equals as given'],
    ['parcel box', ['parcels'], 'words from label and keywords together'],
    ['stop parcel', [], 'nothing when one word does not fit'],
  ])('finds by "%s" %j: %s', (text, expected) => {
    expect(rank(text)).toEqual(expected);
  });

  it('ranks recent commands before equal matches, never before better ones', () => {
    const equals = prepareCommands([
      {
        label: 'A',
        items: [
          { id: 'one', label: 'Print one' },
          { id: 'two', label: 'Print two' },
          { id: 'late', label: 'Reprint' },
        ],
      },
    ]);
    expect(ids(rankCommands(equals, 'print', ['two', 'late']))).toEqual(['two', 'one', 'late']);
  });
});

describe('offerCommands', () => {
  it('lists recent commands first, once, in their order', () => {
    const offered = offerCommands(groups, ['stop', 'cafe'], 'Recent');
    expect(offered[0]).toEqual({
      label: 'Recent',
      items: [expect.objectContaining({ id: 'stop' }), expect.objectContaining({ id: 'cafe' })],
    });
    expect(ids(offered)).toEqual(['stop', 'cafe', 'parcels', 'routes', 'new', 'unstop']);
  });

  it('skips removed commands and omits empty headings', () => {
    expect(offerCommands(groups, ['gone'], 'Recent').map(({ label }) => label)).toEqual([
      'Screens',
      'Actions',
    ]);
    const one: CommandGroup[] = [{ label: 'A', items: [{ id: 'a', label: 'A' }] }];
    expect(offerCommands(one, ['a'], 'Recent').map(({ label }) => label)).toEqual(['Recent']);
  });
});
