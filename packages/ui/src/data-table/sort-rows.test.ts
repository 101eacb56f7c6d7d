import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from './data-table-column.ts';
import { nextSort, sortRows } from './sort-rows.ts';

interface Parcel {
  id: string;
  gate: string;
  weight: number;
}

const parcels: readonly Parcel[] = [
  { id: 'P-1', gate: 'South', weight: 2 },
  { id: 'P-2', gate: 'North', weight: 10 },
  { id: 'P-3', gate: 'South', weight: 1 },
];
const columns: DataTableColumn<Parcel>[] = [
  { id: 'id', header: 'Parcel', sort: 'server', render: ({ id }) => id },
  {
    id: 'gate',
    header: 'Gate',
    sort: (a, b) => a.gate.localeCompare(b.gate),
    render: ({ gate }) => gate,
  },
  {
    id: 'weight',
    header: 'Weight',
    sort: (a, b) => a.weight - b.weight,
    render: ({ weight }) => weight,
  },
  { id: 'note', header: 'Note', render: () => null },
];

describe('sortRows', () => {
  it.each([
    ['weight', 'ascending', ['P-3', 'P-1', 'P-2']],
    ['weight', 'descending', ['P-2', 'P-1', 'P-3']],
    ['gate', 'ascending', ['P-2', 'P-1', 'P-3']],
    ['gate', 'descending', ['P-1', 'P-3', 'P-2']],
    ['id', 'descending', ['P-1', 'P-2', 'P-3']],
    ['note', 'ascending', ['P-1', 'P-2', 'P-3']],
    ['gone', 'ascending', ['P-1', 'P-2', 'P-3']],
  ] as const)('sorts by %s, %s', (column, direction, ids) => {
    expect(sortRows(parcels, columns, { column, direction }).map(({ id }) => id)).toEqual(ids);
  });

  it('does not mutate the given rows', () => {
    const given = Object.freeze([...parcels]);
    sortRows(given, columns, { column: 'weight', direction: 'ascending' });
    expect(given).toEqual(parcels);
    expect(sortRows(given, columns, undefined)).toBe(given);
  });
});

describe('nextSort', () => {
  it.each([
    [undefined, 'ascending'],
    [{ column: 'gate', direction: 'ascending' }, 'descending'],
    [{ column: 'gate', direction: 'descending' }, 'ascending'],
    [{ column: 'weight', direction: 'ascending' }, 'ascending'],
  ] as const)('after %o, sorting by gate is %s', (sort, direction) => {
    expect(nextSort(sort, 'gate')).toEqual({ column: 'gate', direction });
  });
});
