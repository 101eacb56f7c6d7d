/** A data point of a series. */
export interface LinePoint {
  /** ISO instant. */
  at: string;
  /** Null when unknown: the line is interrupted there. */
  value: number | null;
}

/** A named series of values over time. */
export interface LineSeries {
  /** Unique in the chart. */
  id: string;
  name: string;
  /** Points in chronological order. */
  points: readonly LinePoint[];
}
