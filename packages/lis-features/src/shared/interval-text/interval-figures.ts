import { limitText, type RangeRow, type ResultType } from '@alms/lis-domain/catalogue';

/** The part of an interval row that determines its text. */
export type IntervalLimits = Pick<RangeRow, 'low' | 'high' | 'low_op' | 'high_op' | 'text'>;

/**
 * Formats a reference interval: `3.5–5.1`, `≥ 60`, `< 200`, for titres `< 1:40`, or the expected
 * value of a non-numeric test.
 *
 * The operators of a row define what is *outside*, so they are inverted here: outside when `>` 200
 * means up to and including 200.
 *
 * @returns null when the row has neither limit nor text.
 */
export function intervalFigures(
  { low_op, high_op, text, ...limits }: IntervalLimits,
  type: ResultType,
): string | null {
  const [low, high] = [
    limits.low && limitText(limits.low, type),
    limits.high && limitText(limits.high, type),
  ];
  const above = low === null ? null : `${low_op === 'lt' ? '≥' : '>'} ${low}`;
  const below = high === null ? null : `${high_op === 'gt' ? '≤' : '<'} ${high}`;
  if (low !== null && high !== null)
    return low_op === 'lt' && high_op === 'gt' ? `${low}–${high}` : `${above}, ${below}`;
  return above ?? below ?? text;
}
