export { Histogram } from './histogram.js';
export { binsOf, binWidth } from './bins.js';
export type { HistogramProps } from './histogram.js';
export type { Bin } from './bins.js';
