import type { Mark } from '../profile.ts';
import { placeOf, valueAt, type Segment } from '../records/segments.ts';

/** Whether an expression matches a whole text. */
export const isWhole = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);

/** Whether a segment has a mark of its own name. */
export function hasMark(segment: Segment, { at, isOneOf, matches }: Mark): boolean {
  const place = placeOf(at);
  if (segment.name !== place.segment) return false;
  const value = valueAt(segment, place);
  return isOneOf.includes(value) || (matches !== undefined && isWhole(matches, value));
}
