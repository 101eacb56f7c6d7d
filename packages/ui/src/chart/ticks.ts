/** Returns the 1, 2 or 5 times a power of ten that is nearest, by ratio, to span / `count`. */
export function niceStep(span: number, count: number): number {
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const times = rough / power;
  // The limits are geometric means of neighbouring steps, so a rough step maps to the nearest nice
  // step by ratio.
  if (times < Math.SQRT2) return power;
  if (times < Math.sqrt(10)) return 2 * power;
  return (times < Math.sqrt(50) ? 5 : 10) * power;
}

/** Number of decimal digits that a multiple of the step needs: two for 0.05, none for 20. */
export function stepDigits(step: number): number {
  return Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
}

/** Multiples of the step from `from` to `to`, both inclusive, without floating-point errors. */
function multiples(from: number, to: number, step: number): number[] {
  const digits = stepDigits(step);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => Number(((first + index) * step).toFixed(digits)) + 0,
  );
}

/** The ticks of an axis, and the number of decimal digits of their labels. */
export interface Ticks {
  values: number[];
  digits: number;
}

/**
 * Returns round, evenly spaced values inside a domain.
 * @param count approximate number of ticks; the result differs by at most half
 */
export function niceTicks(from: number, to: number, count = 5): Ticks {
  if (from === to) return { values: [from], digits: decimals(from) };
  const step = niceStep(to - from, count);
  return { values: multiples(from, to, step), digits: stepDigits(step) };
}

/**
 * Widens the domain to round values, so that the first and last tick are at its ends. A domain
 * without extent is widened around its single value.
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

/** Returns the minimum and maximum of the known values, or null when none is known. */
export function extent(values: Iterable<number | null>): [number, number] | null {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low > high ? null : [low, high];
}

/** Number of decimal digits needed to write a number, at most four. */
export function decimals(value: number): number {
  const [, fraction = ''] = String(Number(value.toFixed(4))).split('.');
  return fraction.length;
}
