import { extent, niceDomain, type LinearScale } from '../chart/index.ts';
import type { BarArrangement, BarSeries } from './bar-chart.types.ts';

/** A bar in axis-independent coordinates, before the orientation is applied. */
export interface Bar {
  category: number;
  /** Values at the two ends of the bar; `from` is the one nearer to zero. */
  from: number;
  to: number;
  /** Position and thickness across the bar, as fractions of the category's width. */
  offset: number;
  breadth: number;
}

/**
 * The bars of one series, and the categories with unknown values. Each unknown has the value at
 * which its mark is drawn: zero, or the top of the stack.
 */
export interface SeriesBars {
  bars: Bar[];
  unknown: { category: number; middle: number; from: number }[];
}

/** Fraction of a category's width that its bars fill; the rest is spacing. */
const FILLED = 0.7;

/**
 * Computes the bars per series, grouped or stacked. Positive values stack upwards, negative values
 * downwards.
 */
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
  // The height of a stack is known only after all series are processed.
  return drawn.map(({ bars, unknown }) => ({
    bars,
    unknown: unknown.map((each) => ({ ...each, from: piles.get(each.category)?.up ?? 0 })),
  }));
}

/** The value domain of the bars. It always includes zero because bar length encodes the value. */
export function barDomain(series: readonly SeriesBars[]): [number, number] {
  const [low, high] = extent([
    0,
    ...series.flatMap(({ bars }) => bars.flatMap(({ from, to }) => [from, to])),
  ]) ?? [0, 1];
  return low === high ? [0, 1] : niceDomain(low, high);
}

/** The drawn rectangle of a bar. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * @param room pixels per category along its axis
 * @param start start of the first category along that axis
 * @param scale maps values to positions along the other axis
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

/**
 * Truncates a name with an ellipsis to the given width in pixels. The callout and the table show it
 * in full.
 */
export function fitted(name: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(name) <= room) return name;
  const letters = Array.from(name);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/**
 * Label interval of sequential categories that avoids overlapping names: 1 labels every category, 2
 * every second.
 */
export const namedEvery = (widths: readonly number[], room: number): number =>
  Math.max(1, Math.ceil(Math.max(0, ...widths) / room));
