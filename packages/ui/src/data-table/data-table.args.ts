import type { DataTableColumn } from './data-table-column.ts';

/** Row type of the stories; deliberately not laboratory data. */
export interface Parcel {
  id: string;
  sender: string;
  gate: string;
  shelf: string;
  /** Weight in kilograms, as written on the label. */
  weight: string;
  arrived: string;
  carrier: string;
  late: boolean;
}

const SENDERS = [
  'Nair, Priya',
  'Costa, Rui',
  'Ahmed, Sara',
  'Weiss, Jonas',
  'Okoye, Ada',
  'Lind, Maja',
  'Roth, Elias',
];
const GATES = ['North', 'South', 'Reception', 'Yard'];
const CARRIERS = ['Blue Line', 'Harbour Post', 'By hand'];

const from = <Value>(values: readonly Value[], index: number) =>
  values[index % values.length] as Value;
const two = (value: number) => String(value).padStart(2, '0');

/** Returns a fixed set of `count` parcels. */
export function parcels(count: number): Parcel[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `260512-${String(index + 1).padStart(5, '0')}`,
    sender: from(SENDERS, index * 5),
    gate: from(GATES, index * 3),
    shelf: `${from(['A', 'B', 'C', 'D'], index * 7)}${1 + ((index * 11) % 40)}`,
    weight: (((index * 37) % 290) / 10 + 0.2).toFixed(1),
    arrived: `${two(6 + (index % 12))}:${two((index * 13) % 60)}`,
    carrier: from(CARRIERS, index),
    late: index % 9 === 4,
  }));
}

/** Columns that contain only text. */
export const textColumns: DataTableColumn<Parcel>[] = [
  {
    id: 'id',
    header: 'Parcel',
    width: '8.5rem',
    rowHeader: true,
    sort: (a, b) => a.id.localeCompare(b.id),
    render: (row) => row.id,
  },
  {
    id: 'sender',
    header: 'Sender',
    sort: (a, b) => a.sender.localeCompare(b.sender),
    render: (row) => row.sender,
  },
  { id: 'gate', header: 'Gate', width: '7rem', hideable: true, render: (row) => row.gate },
  { id: 'shelf', header: 'Shelf', width: '5rem', hideable: true, render: (row) => row.shelf },
  {
    id: 'weight',
    header: 'Weight, kg',
    width: '7rem',
    align: 'end',
    sort: (a, b) => Number(a.weight) - Number(b.weight),
    render: (row) => row.weight,
  },
  {
    id: 'arrived',
    header: 'Arrived',
    width: '6rem',
    align: 'end',
    sort: (a, b) => a.arrived.localeCompare(b.arrived),
    render: (row) => row.arrived,
  },
  { id: 'carrier', header: 'Carrier', hideable: true, render: (row) => row.carrier },
];
