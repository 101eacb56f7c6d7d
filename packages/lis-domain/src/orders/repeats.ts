import type { TestParameter } from '../catalogue/test-parameter.schema.js';

const HOUR_MS = 3_600_000;

/**
 * Whether a test would be repeated sooner than its catalogue entry asks for (`min_repeat_hours`; the minimum retesting interval of the Royal College of
 * Pathologists, G147, counts from one specimen to the next). A test without one may be repeated at any time.
 * @param collectedAt when the specimen of the last reported value was collected, an instant
 */
export function isRepeatedTooSoon({ min_repeat_hours }: Pick<TestParameter, 'min_repeat_hours'>, collectedAt: string, now: string): boolean {
  return min_repeat_hours !== null && Date.parse(now) - Date.parse(collectedAt) < min_repeat_hours * HOUR_MS;
}
