import type { ControlChartProps } from './control-chart.tsx';
import type { ControlPoint } from './control-chart.types.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-04-28T07:52:00Z');

/** Deviations from the mean, in hundredths: fictitious data for two weeks with two values a day. */
const READINGS = [
  -38, 84, -13, 62, 190, -80, 98, -118, 224, -101, 9, 101, 28, 39, -128, -13, 190, -190, 32, -24,
  75, -59, -27, -26, 190, -12, 59, 77, 48, 111,
];

const reading = (index: number, deviations: number, days = index / 2): ControlPoint => {
  const value = 180 + deviations * 0.025;
  const status =
    Math.abs(deviations) > 300 ? 'rejected' : Math.abs(deviations) > 200 ? 'warning' : 'accepted';
  return {
    id: `r${index}`,
    at: new Date(START + days * DAY).toISOString(),
    value,
    text: `${value.toFixed(1)} °C`,
    status,
    ...(status === 'warning' && { note: 'beyond 2 SD' }),
  };
};

export const readings: readonly ControlPoint[] = READINGS.map((deviations, index) =>
  reading(index, deviations),
);

/** Returns the points with one value replaced. */
export const withReading = (
  index: number,
  changed: Partial<ControlPoint>,
): readonly ControlPoint[] =>
  readings.map((point, at) => (at === index ? { ...point, ...changed } : point));

/**
 * Thousands of points 15 minutes apart: sums of a seeded sequence, distributed around a mean like
 * measured values.
 */
export function manyReadings(count: number): readonly ControlPoint[] {
  let seed = 20_260_512;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648 - 0.5;
  };
  return Array.from({ length: count }, (_, index) =>
    reading(index, Math.round((next() + next() + next() + next()) * 150), index / 96),
  );
}

export const limits = [{ from: '2026-01-01T00:00:00Z', centre: 180, deviation: 2.5 }] as const;

export const ovenChart = {
  title: 'Oven 2',
  description: 'Middle shelf, mean 180.0, SD 2.5 °C',
  points: withReading(20, { status: 'void' }),
  limits,
  events: [{ at: '2026-05-03T12:00:00Z', label: 'New thermostat' }],
} satisfies ControlChartProps;
