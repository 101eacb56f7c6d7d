export { IntervalText } from './interval-text.tsx';
export { intervalFigures, type IntervalLimits } from './interval-figures.ts';
export {
  useAgeWord,
  useConditionWord,
  useConditionWords,
  usePopulationWords,
} from './use-population-words.ts';
export type { IntervalTextProps } from './interval-text.tsx';
