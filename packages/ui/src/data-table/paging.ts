import type { ReactNode } from 'react';

/** The rows shown and in total, and the paging controls; created by `pages` or `moreRows`. */
export interface Paging {
  /** Position of the first row among all rows, from 1. */
  from: number;
  /** Total number of rows; undefined when unknown. */
  total: number | undefined;
  /** Whether all rows are given. */
  whole: boolean;
  /** Renders the footer below the rows. `shown` is the number of rows, undefined while loading. */
  footer: (shown: number | undefined) => ReactNode;
}
