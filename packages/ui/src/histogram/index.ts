export { Histogram } from './histogram.tsx';
export { binsOf, binWidth } from './bins.ts';
export type { HistogramProps } from './histogram.tsx';
export type { Bin } from './bins.ts';
