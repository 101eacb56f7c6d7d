import type { TestParameter } from '../catalogue/test-parameter.schema.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns whether a test would be repeated sooner than its catalogue entry allows (domain model
 * 2.4, `min_repeat_hours`), between two collections. Without a minimum it can be repeated
 * immediately.
 * @param collectedAt Collection time of the specimen of the last reported value.
 */
export function isRepeatedTooSoon(
  { min_repeat_hours }: Pick<TestParameter, 'min_repeat_hours'>,
  collectedAt: string,
  now: string,
): boolean {
  return (
    min_repeat_hours !== null &&
    Date.parse(now) - Date.parse(collectedAt) < min_repeat_hours * HOUR_MS
  );
}
