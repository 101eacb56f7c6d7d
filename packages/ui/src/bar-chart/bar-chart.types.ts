/** What is counted, one bar or group of bars each. */
export interface BarCategory {
  /** Unique in the chart. */
  id: string;
  name: string;
}

/** One value for each category, in their order. */
export interface BarSeries {
  /** Unique in the chart. */
  id: string;
  name: string;
  /** Null where it is not known: a cross on the baseline, never a bar of no length. May be below zero. */
  values: readonly (number | null)[];
}

export type BarArrangement = 'grouped' | 'stacked';
