import type { HistogramProps } from './histogram.tsx';

/** Sums of a seeded sequence, in minutes: most near the centre, few outliers. */
function waits(count: number): number[] {
  let seed = 20_260_512;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  return Array.from(
    { length: count },
    () => Math.round((next() + next() + next() * next() * 2) * 200) / 10,
  );
}

export const waiting = {
  title: 'Minutes at the gate',
  description: '300 parcels, this week',
  values: waits(300),
  unit: 'min',
} satisfies HistogramProps;
