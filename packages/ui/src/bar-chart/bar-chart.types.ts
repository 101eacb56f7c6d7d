/** A category of the chart, drawn as one bar or a group of bars. */
export interface BarCategory {
  /** Unique in the chart. */
  id: string;
  name: string;
}

/** A data series with one value per category, in category order. */
export interface BarSeries {
  /** Unique in the chart. */
  id: string;
  name: string;
  /**
   * Values per category; may be negative. Null when unknown: drawn as a cross on the baseline,
   * never as a zero-length bar.
   */
  values: readonly (number | null)[];
}

export type BarArrangement = 'grouped' | 'stacked';
