import * as v from 'valibot';

/** Format of the year in a record number: `26-` or `2026-`. */
export const mrnYears = ['none', 'short', 'long'] as const;

/** Maximum length of the prefix of a record number. */
export const longestMrnPrefix = 6;
export const fewestMrnDigits = 4;
export const maxMrnDigits = 8;

/**
 * Pattern of new record numbers: prefix, year with hyphen, digits and one more digit never exceed
 * the limit of 20 characters.
 */
export const mrnPatternField = v.pipe(
  v.strictObject({
    prefix: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.maxLength(longestMrnPrefix, `must be at most ${longestMrnPrefix} characters`),
      v.regex(/^[A-Z0-9-]*$/, 'must be letters A to Z, digits or hyphens'),
      v.check(
        (prefix) => !prefix.startsWith('TMP'),
        'must not begin with TMP, which is reserved for temporary numbers',
      ),
    ),
    year: v.picklist(mrnYears),
    /**
     * The series restarts at 1 each year in the facility’s zone. Requires the year in the number.
     */
    restarts: v.boolean(),
    /** Minimum number of digits. */
    digits: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(fewestMrnDigits, `must be at least ${fewestMrnDigits}`),
      v.maxValue(maxMrnDigits, `must be at most ${maxMrnDigits}`),
    ),
  }),
  v.forward(
    v.check(
      ({ year, restarts }) => !restarts || year !== 'none',
      'must be disabled if the number does not contain the year',
    ),
    ['restarts'],
  ),
);

export interface MrnPattern extends v.InferOutput<typeof mrnPatternField> {}

/** Returns the period after which a pattern’s series restarts: the year, or empty for never. */
export const mrnPeriod = ({ restarts }: Pick<MrnPattern, 'restarts'>, year: number): string =>
  restarts ? String(year) : '';

/**
 * Returns the record number at a position of its series, from 1: `0000043`, `P26-0043`. Beyond the
 * digits of the pattern it gets longer, so that numbers stay unique.
 */
export function mrnAt(
  { prefix, year: written, digits }: Omit<MrnPattern, 'restarts'>,
  year: number,
  place: number,
): string {
  const years = { none: '', short: `${String(year).slice(-2)}-`, long: `${year}-` };
  return `${prefix}${years[written]}${String(place).padStart(digits, '0')}`;
}
