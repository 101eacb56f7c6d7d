import * as v from 'valibot';

/** How much of the year stands in a number: `26-` or `2026-`. */
export const mrnYears = ['none', 'short', 'long'] as const;

/** How long what stands before the figures of a number may be. */
export const longestMrnPrefix = 6;
export const fewestMrnDigits = 4;
export const mostMrnDigits = 8;

/** The form of the record numbers that are given from now on. A prefix, a year and its hyphen, the figures and one more: never longer than the 20 characters a number may have. */
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
        'must not begin with TMP, which temporary numbers begin with',
      ),
    ),
    year: v.picklist(mrnYears),
    /** The figures begin with 1 in each year of the facility's zone. Only where the year stands in the number. */
    restarts: v.boolean(),
    /** How many figures a number has at least. */
    digits: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(fewestMrnDigits, `must be at least ${fewestMrnDigits}`),
      v.maxValue(mostMrnDigits, `must be at most ${mostMrnDigits}`),
    ),
  }),
  v.forward(
    v.check(
      ({ year, restarts }) => !restarts || year !== 'none',
      'must be off where the year does not stand in the number',
    ),
    ['restarts'],
  ),
);

export type MrnPattern = v.InferOutput<typeof mrnPatternField>;

/** What the series of a pattern restarts with: the year, or nothing. */
export const mrnPeriod = ({ restarts }: Pick<MrnPattern, 'restarts'>, year: number): string =>
  restarts ? String(year) : '';

/** The record number at a place of its series, from 1: `0000043`, `P26-0043`. Past the digits of the pattern it gets longer, so that none is given twice. */
export function mrnAt(
  { prefix, year: written, digits }: Omit<MrnPattern, 'restarts'>,
  year: number,
  place: number,
): string {
  const years = { none: '', short: `${String(year).slice(-2)}-`, long: `${year}-` };
  return `${prefix}${years[written]}${String(place).padStart(digits, '0')}`;
}
