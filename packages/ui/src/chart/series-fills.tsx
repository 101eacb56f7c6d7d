/** Patterns drawn over the series colour, in a 6 px tile. The first series is plain. */
const PATTERNS = [
  '',
  'M-1 7l8-8M-1 1l2-2M5 7l2-2',
  'M1.5 1.5h0M4.5 4.5h0',
  'M0 3h6',
  'M3 0v6',
  'M0 0l6 6M6 0l-6 6',
];

export interface SeriesFillsProps {
  /** Id prefix, unique on the page. */
  id: string;
  /** Number of the first series. @default 1 */
  from?: number;
  /** Number of series. */
  count: number;
}

/**
 * Returns the fill of a series: its colour and, from the second series on, a pattern that is
 * visible without colour.
 */
export const seriesFill = (id: string, number: number): string =>
  number === 1 ? 'var(--series)' : `url(#${id}-${number})`;

/**
 * Defines the patterns that `seriesFill` refers to. Include it once in each drawing that fills
 * areas.
 */
export function SeriesFills({ id, from = 1, count }: SeriesFillsProps) {
  return (
    <defs>
      {PATTERNS.slice(from - 1, from - 1 + count).map((lines, index) => {
        const number = from + index;
        return lines === '' ? null : (
          <pattern
            key={number}
            id={`${id}-${number}`}
            data-series={number}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
          >
            <rect width="6" height="6" fill="var(--series)" />
            <path data-part="pattern" d={lines} />
          </pattern>
        );
      })}
    </defs>
  );
}
