/** A part of a whole. */
export interface DonutSlice {
  /** Unique in the chart. */
  id: string;
  name: string;
  /** Value of zero or more, in the unit of the total. */
  value: number;
}

/** A slice as drawn. */
export interface DrawnSlice extends DonutSlice {
  /** Share of the total, from 0 to 1. */
  share: number;
  /** Slices combined into this one; empty for a single slice. */
  parts: readonly DonutSlice[];
}

/** Maximum number of slices that can be distinguished by colour or pattern. */
export const MOST_SLICES = 6;

/**
 * Returns at most six slices, largest first; smaller ones are combined into the last.
 * @param otherName name of the combined slice
 * @returns an empty array when the total is zero
 */
export function sharesOf(slices: readonly DonutSlice[], otherName: string): DrawnSlice[] {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  if (total <= 0) return [];
  const sorted = slices.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const own = sorted.length > MOST_SLICES ? sorted.slice(0, MOST_SLICES - 1) : sorted;
  const rest = sorted.slice(own.length);
  const drawn = own.map((slice) => ({ ...slice, share: slice.value / total, parts: [] }));
  if (rest.length === 0) return drawn;
  const value = rest.reduce((sum, each) => sum + each.value, 0);
  return [...drawn, { id: 'other', name: otherName, value, share: value / total, parts: rest }];
}

/**
 * Returns a ring slice around the origin, clockwise from the top. A whole ring is drawn as two
 * halves, because an arc back to its start has no length.
 */
export function ringPath(from: number, share: number, outer: number, inner: number): string {
  const point = (turn: number, radius: number) =>
    `${(Math.sin(turn * 2 * Math.PI) * radius).toFixed(2)} ${(-Math.cos(turn * 2 * Math.PI) * radius).toFixed(2)}`;
  if (share >= 1)
    return ringPath(from, 0.5, outer, inner) + ringPath(from + 0.5, 0.5, outer, inner);
  const large = share > 0.5 ? 1 : 0;
  const to = from + share;
  return `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`;
}
