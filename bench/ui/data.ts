/** Fictitious rows and points for the benchmarks; the same on every run. */
import type { ControlLimits, ControlPoint } from '@alms/ui/control-chart';

export interface BenchRow {
  id: string;
  cells: readonly string[];
}

/** Eight columns with the widths of a work list. */
export const columns = Array.from({ length: 8 }, (_, index) => ({
  id: `column-${index}`,
  header: `Column ${index + 1}`,
  render: (row: BenchRow) => row.cells[index] ?? '',
}));

const made = new Map<number, BenchRow[]>();

/** Returns `count` cached rows, so that only rendering is measured. */
export function rows(count: number): BenchRow[] {
  const ready =
    made.get(count) ??
    Array.from({ length: count }, (_, row) => ({
      id: `row-${row}`,
      cells: columns.map((_column, cell) => `Cell ${row}-${cell}`),
    }));
  made.set(count, ready);
  return ready;
}

/** Seeded random numbers in [0, 1), the same on every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

const measured = new Map<number, ControlPoint[]>();

/** Returns `count` cached hourly values around 100, one in a hundred of them rejected. */
export function points(count: number): ControlPoint[] {
  const next = seeded(1);
  const ready =
    measured.get(count) ??
    Array.from({ length: count }, (_, index) => ({
      id: `point-${index}`,
      at: new Date(START + index * HOUR).toISOString(),
      value: 100 + (next() + next() + next() - 1.5) * 4,
      status: (index % 100 === 99 ? 'rejected' : 'accepted') as ControlPoint['status'],
    }));
  measured.set(count, ready);
  return ready;
}

export const limits: ControlLimits[] = [
  { from: new Date(START).toISOString(), centre: 100, deviation: 2 },
];
