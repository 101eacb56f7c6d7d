/** Comparator of a number that is only known as a bound. */
export type NumberComparator = '<' | '<=' | '>=' | '>';

/** Reason why a text is rejected. */
export type NumberProblem =
  | 'thousands'
  | 'mark'
  | 'incomplete'
  | 'comparator'
  | 'characters'
  | 'below-min'
  | 'above-max';

/**
 * A parsed number. `value` is decimal text with a point and the digits as typed; empty input has no
 * value, never 0.
 */
export interface ReadNumber {
  value: string | undefined;
  problem: NumberProblem | undefined;
}

/** Notation and bounds of the numbers in a field. */
export interface NumberRules {
  /** Decimal mark of the user's language. */
  mark: string;
  /** Comparators allowed before the number. */
  comparators: readonly NumberComparator[];
  /** Minimum as decimal text. */
  min?: string | undefined;
  /** Maximum as decimal text. */
  max?: string | undefined;
}

const COMPARATOR = /^(<=|>=|<|>)\s*/;
const PLAIN = /^-?\d+(\.\d+)?$/;
/**
 * Thousands separators of all languages: point, comma, apostrophes, Arabic separator, and every
 * kind of space.
 */
const GROUPED = /^-?\d{1,3}([.,'’٬\s]\d{3})+([.,٫]\d*)?$/;
const ONE_MARK = /^-?\d*([.,٫])\d*$/;

/** Converts Arabic and Persian digits and typographic signs to those of the value. */
function plainSigns(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('−', '-')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .trim();
}

function problemOf(number: string, mark: string): NumberProblem {
  if (GROUPED.test(number)) return 'thousands';
  if (number === '' || number === '-') return 'incomplete';
  const used = ONE_MARK.exec(number)?.[1];
  if (used === undefined) return 'characters';
  return used === mark ? 'incomplete' : 'mark';
}

/**
 * Parses typed text. Accepts exactly one decimal mark, that of the user's language, with digits on
 * both sides. Thousands separators are rejected, because `1,234` means a thousand in one language
 * and little more than one in another.
 */
export function readNumber(text: string, { mark, comparators, min, max }: NumberRules): ReadNumber {
  const typed = plainSigns(text);
  if (typed === '') return { value: undefined, problem: undefined };
  const comparator = COMPARATOR.exec(typed)?.[1];
  const number = typed.replace(COMPARATOR, '').replace(/^\+/, '');
  const decimal = mark === '.' || !number.includes('.') ? number.replace(mark, '.') : undefined;
  if (decimal === undefined || !PLAIN.test(decimal))
    return { value: undefined, problem: problemOf(number, mark) };
  if (comparator !== undefined && !comparators.includes(comparator as NumberComparator))
    return { value: undefined, problem: 'comparator' };
  return { value: `${comparator ?? ''}${decimal}`, problem: rangeProblem(decimal, min, max) };
}

/** Writes a decimal with the user’s decimal mark. */
export function writeNumber(value: string, mark: string): string {
  return value.replace('.', mark);
}

function rangeProblem(
  decimal: string,
  min: string | undefined,
  max: string | undefined,
): NumberProblem | undefined {
  if (min !== undefined && difference(decimal, min) < 0n) return 'below-min';
  return max !== undefined && difference(decimal, max) > 0n ? 'above-max' : undefined;
}

const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0;

/**
 * Decimal text as an integer number of units of its `places`-th decimal, so that sums are exact.
 */
function unitsOf(decimal: string, places: number): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

function difference(a: string, b: string): bigint {
  const places = Math.max(placesOf(a), placesOf(b));
  return unitsOf(a, places) - unitsOf(b, places);
}

function decimalOf(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${units < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
}

/**
 * Steps a value up or down, exactly and within the bounds. Starts at `min`, or at 0, without a
 * value. A value with a comparator is unchanged, because "less than five" cannot be stepped.
 */
export function stepNumber(
  value: string | undefined,
  step: string,
  direction: 'up' | 'down',
  { min, max }: Pick<NumberRules, 'min' | 'max'>,
): string {
  if (value === undefined) return min ?? '0';
  if (COMPARATOR.test(value)) return value;
  const places = Math.max(placesOf(value), placesOf(step));
  const size = unitsOf(step, places);
  const next = decimalOf(unitsOf(value, places) + (direction === 'up' ? size : -size), places);
  const problem = rangeProblem(next, min, max);
  if (problem === 'below-min') return min ?? next;
  return problem === 'above-max' ? (max ?? next) : next;
}
