import { reference } from '../starter-tests.ts';
import type { Age, RangeRow } from '../value-rules.schema.ts';

/** Age from which a band applies, null from birth, and its limits. */
export type Band = readonly [from: Age | null, low: string | null, high: string | null];

/**
 * Returns consecutive intervals of one source: each band ends where the next one begins, so that
 * none overlap and no age between them is left out.
 *
 * @param until Age from which the last band no longer applies; null is open.
 */
export function bands(
  source: string,
  rows: readonly Band[],
  until: Age | null,
  rest: Partial<RangeRow> = {},
): RangeRow[] {
  return rows.map(([age_min, low, high], index) =>
    reference([low, high], source, {
      age_min,
      age_max: rows[index + 1]?.[0] ?? until,
      ...rest,
    }),
  );
}
