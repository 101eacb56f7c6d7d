import type { BarChartProps } from './bar-chart.tsx';

export const categories = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name) => ({
  id: name,
  name,
}));

export const gates = [
  { id: 'north', name: 'North gate', values: [42, 51, 48, 60, 55] },
  { id: 'south', name: 'South gate', values: [30, 28, 35, null, 41] },
  { id: 'reception', name: 'Reception', values: [12, 14, 9, 16, 15] },
];

export const parcels = {
  title: 'Parcels',
  description: 'By weekday and gate',
  categories,
  series: gates,
  unit: 'parcels',
} satisfies BarChartProps;
