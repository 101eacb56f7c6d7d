import { extent, niceDomain, type LinearScale } from '../chart/index.ts';
import type { BarArrangement, BarSeries } from './bar-chart.types.ts';

/** One bar along both axes, before it is known which of them is upright. */
export interface Bar {
  category: number;
  /** The values at its two ends; the first is nearer to zero. */
  from: number;
  to: number;
  /** Where it begins across, and how broad it is, as shares of its category's room. */
  offset: number;
  breadth: number;
}

/** The bars of one series, and the categories where its value is not known, with the value at which its mark stands: on zero or on the pile. */
export interface SeriesBars {
  bars: Bar[];
  unknown: { category: number; middle: number; from: number }[];
}

/** The share of a category's room that its bars take; the rest parts it from its neighbours. */
const FILLED = 0.7;

/** Bars beside each other, or piled up: what is above zero upwards, what is below downwards. */
export function barsOf(series: readonly BarSeries[], arrangement: BarArrangement): SeriesBars[] {
  const piles = new Map<number, { up: number; down: number }>();
  const breadth = arrangement === 'stacked' ? FILLED : FILLED / Math.max(1, series.length);
  const drawn = series.map(({ values }, position) => {
    const offset = (1 - FILLED) / 2 + (arrangement === 'stacked' ? 0 : position * breadth);
    const bars: Bar[] = [];
    const unknown: SeriesBars['unknown'] = [];
    for (const [category, value] of values.entries()) {
      if (value === null) unknown.push({ category, middle: offset + breadth / 2, from: 0 });
      else if (arrangement === 'grouped')
        bars.push({ category, from: 0, to: value, offset, breadth });
      else {
        const pile = piles.get(category) ?? { up: 0, down: 0 };
        const from = value < 0 ? pile.down : pile.up;
        piles.set(
          category,
          value < 0 ? { ...pile, down: from + value } : { ...pile, up: from + value },
        );
        bars.push({ category, from, to: from + value, offset, breadth });
      }
    }
    return { bars, unknown };
  });
  // A pile is complete only when every series lies on it.
  return drawn.map(({ bars, unknown }) => ({
    bars,
    unknown: unknown.map((each) => ({ ...each, from: piles.get(each.category)?.up ?? 0 })),
  }));
}

/** A bar's length is its value, so zero is always on the axis. */
export function barDomain(series: readonly SeriesBars[]): [number, number] {
  const [low, high] = extent([
    0,
    ...series.flatMap(({ bars }) => bars.flatMap(({ from, to }) => [from, to])),
  ]) ?? [0, 1];
  return low === high ? [0, 1] : niceDomain(low, high);
}

/** Where a bar is drawn. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * @param room pixels of one category along its axis
 * @param start where the first category begins along it
 * @param scale places of values along the other axis
 */
export function rectangleOf(
  { category, from, to, offset, breadth }: Bar,
  orientation: 'vertical' | 'horizontal',
  room: number,
  start: number,
  scale: LinearScale,
): Rectangle {
  const across = { at: start + (category + offset) * room, size: breadth * room };
  const along = { at: Math.min(scale(from), scale(to)), size: Math.abs(scale(to) - scale(from)) };
  return orientation === 'vertical'
    ? { x: across.at, y: along.at, width: across.size, height: along.size }
    : { x: along.at, y: across.at, width: along.size, height: across.size };
}

/** A name that fits into so many pixels, cut with an ellipsis: the callout and the table have it whole. */
export function fitted(name: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(name) <= room) return name;
  const letters = Array.from(name);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Which categories that follow one another are named, so that no name runs into the next: 1 for every one, 2 for every second. */
export const namedEvery = (widths: readonly number[], room: number): number =>
  Math.max(1, Math.ceil(Math.max(0, ...widths) / room));
