import type { ReactNode } from 'react';

/** Which of how many rows a table has, and the way to the others; made by `pages` or `moreRows`. */
export interface Paging {
  /** The place of the first row among all, from 1. */
  from: number;
  /** How many rows there are in all; undefined when nobody has counted. */
  total: number | undefined;
  /** These are all the rows there are. */
  whole: boolean;
  /** Stands below the rows. `shown`: how many there are, undefined while they are on their way. */
  footer: (shown: number | undefined) => ReactNode;
}
