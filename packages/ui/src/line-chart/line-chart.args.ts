import type { LineChartProps } from './line-chart.tsx';
import type { LineSeries } from './line-chart.types.ts';

const START = Date.parse('2026-05-04T00:00:00Z');
const DAY = 86_400_000;

const daily = (id: string, name: string, values: readonly (number | null)[]): LineSeries => ({
  id,
  name,
  points: values.map((value, day) => ({ at: new Date(START + day * DAY).toISOString(), value })),
});

export const gates = [
  daily('north', 'North gate', [42, 51, 48, 60, 55, 31, 28, 52, 58]),
  daily('south', 'South gate', [30, 28, 35, null, 41, 22, 19, 33, 36]),
  daily('reception', 'Reception', [12, 14, 9, 16, 15, 4, 3, 13, 17]),
];

export const parcels = {
  title: 'Parcels a day',
  description: 'By gate, 4 to 12 May',
  series: gates,
  unit: 'parcels',
} satisfies LineChartProps;
