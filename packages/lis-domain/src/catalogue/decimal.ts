/** Decimal text as an integer and its number of decimal places. */
interface Scaled {
  units: bigint;
  places: number;
}

function scaled(text: string): Scaled {
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length };
}

/** Decimals scaled to integers with a common number of decimal places. */
function aligned(...texts: readonly string[]): { units: bigint[]; places: number } {
  const numbers = texts.map(scaled);
  const places = Math.max(...numbers.map((number) => number.places));
  return {
    units: numbers.map((number) => number.units * 10n ** BigInt(places - number.places)),
    places,
  };
}

/**
 * Scales decimals to common integer units for comparing several of them: `3.52` and `0.6` are
 * `[352n, 60n]`.
 */
export function inCommonUnits(...texts: readonly string[]): bigint[] {
  return aligned(...texts).units;
}

function written({ units, places }: Scaled): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${places > 0 ? `.${digits.slice(cut)}` : ''}`;
}

/**
 * Compares two decimal texts exactly: negative when `a` is smaller, 0 when equal (`4.1` equals
 * `4.10`), positive when larger. Results and limits are never compared as binary floats. Throws a
 * SyntaxError for text that is not a decimal number.
 */
export function compareDecimals(a: string, b: string): number {
  const [left = 0n, right = 0n] = inCommonUnits(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Returns `a - b` exactly: `91.0` less `88.0` is `3.0`. */
export function subtractDecimals(a: string, b: string): string {
  const {
    units: [left = 0n, right = 0n],
    places,
  } = aligned(a, b);
  return written({ units: left - right, places });
}

/** Returns the sum of decimals exactly. */
export function sumOfDecimals(...texts: readonly string[]): string {
  const { units, places } = aligned(...texts);
  return written({ units: units.reduce((sum, each) => sum + each, 0n), places });
}

/** Returns `a · b` exactly. */
export function multiplyDecimals(a: string, b: string): string {
  const [left, right] = [scaled(a), scaled(b)];
  return written({ units: left.units * right.units, places: left.places + right.places });
}

/**
 * Returns `a / b` to a number of places, halves away from zero. Throws a RangeError when `b` is
 * zero.
 */
export function divideDecimals(a: string, b: string, places: number): string {
  const [left = 0n, right = 0n] = inCommonUnits(a, b);
  const [size, by] = [left < 0n ? -left : left, right < 0n ? -right : right];
  const units = (size * 10n ** BigInt(places) * 2n + by) / (by * 2n);
  return written({ units: left < 0n === right < 0n ? units : -units, places });
}

/** Rounds to a number of places, halves away from zero: `59.65` to one place is `59.7`. */
export function roundDecimal(text: string, places: number): string {
  return divideDecimals(text, '1', places);
}

/** The largest integer whose square is not above `n` (Newton’s method). */
function integerRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (root + n / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

/** Returns the square root of a decimal that is not negative, rounded to a number of places. */
export function squareRootDecimal(text: string, places: number): string {
  const { units, places: scale } = scaled(text);
  // One place more than returned, from an even power of ten.
  const added = 2 * (places + 1) + (scale % 2);
  const root = integerRoot(units * 10n ** BigInt(added));
  return roundDecimal(written({ units: root, places: (scale + added) / 2 }), places);
}

/** Returns the decimal text without its sign. */
export function absoluteDecimal(text: string): string {
  return text.startsWith('-') ? text.slice(1) : text;
}
