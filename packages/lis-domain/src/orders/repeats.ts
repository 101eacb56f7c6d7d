import type { TestParameter } from '../catalogue/test-parameter.schema.ts';

const HOUR_MS = 3_600_000;

/**
 * Whether a test would be repeated sooner than its catalogue entry asks for (domain model 2.4, `min_repeat_hours`), from one specimen to the next. A test
 * without such a time may be repeated at once.
 * @param collectedAt when the specimen of the last reported value was collected, an instant
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
