/** One value of a series. */
export interface LinePoint {
  /** ISO instant. */
  at: string;
  /** Null when it is not known: the line is broken there. */
  value: number | null;
}

/** Values of one thing over time. */
export interface LineSeries {
  /** Unique in the chart. */
  id: string;
  name: string;
  /** In the order of time. */
  points: readonly LinePoint[];
}
