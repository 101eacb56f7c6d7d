/** The 1, 2 or 5 times a power of ten that is nearest, in proportion, to a `count`th of the span. */
export function niceStep(span: number, count: number): number {
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const times = rough / power;
  // The limits are geometric means of neighbours: a rough step goes to the nice one it is nearest to in proportion.
  if (times < Math.SQRT2) return power;
  if (times < Math.sqrt(10)) return 2 * power;
  return (times < Math.sqrt(50) ? 5 : 10) * power;
}

/** How many digits after the decimal mark a multiple of the step needs: 0.05 needs two, 20 none. */
export function stepDigits(step: number): number {
  return Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
}

/** The multiples of the step from `from` to `to`, both included, free of binary dust. */
function multiples(from: number, to: number, step: number): number[] {
  const digits = stepDigits(step);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => Number(((first + index) * step).toFixed(digits)) + 0,
  );
}

/** The ticks of an axis, and how many digits after the decimal mark their labels need. */
export interface Ticks {
  values: number[];
  digits: number;
}

/**
 * Round values inside a domain, evenly spaced.
 * @param count about how many are wanted; at most half as many again or as few
 */
export function niceTicks(from: number, to: number, count = 5): Ticks {
  if (from === to) return { values: [from], digits: decimals(from) };
  const step = niceStep(to - from, count);
  return { values: multiples(from, to, step), digits: stepDigits(step) };
}

/**
 * The domain widened outwards to round values, so that the first and the last tick stand at its ends.
 * A domain without extent is opened around its one value.
 */
export function niceDomain(from: number, to: number, count = 5): [number, number] {
  if (from === to) {
    const room = Math.abs(from) || 1;
    return niceDomain(from - room / 2, to + room / 2, count);
  }
  const step = niceStep(to - from, count);
  const digits = stepDigits(step);
  const round = (steps: number) => Number((steps * step).toFixed(digits)) + 0;
  return [round(Math.floor(from / step + 1e-9)), round(Math.ceil(to / step - 1e-9))];
}

/** The lowest and the highest of the known values; null when none is known. */
export function extent(values: Iterable<number | null>): [number, number] | null {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low > high ? null : [low, high];
}

/** How many digits after the decimal mark a number is written with, at most four. */
export function decimals(value: number): number {
  const [, fraction = ''] = String(Number(value.toFixed(4))).split('.');
  return fraction.length;
}
