export { IntervalText } from './interval-text.js';
export { intervalFigures, type IntervalLimits } from './interval-figures.js';
export { useConditionWord, useConditionWords, usePopulationWords } from './use-population-words.js';
export type { IntervalTextProps } from './interval-text.js';
