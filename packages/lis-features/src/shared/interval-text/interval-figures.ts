import { limitText, type RangeRow, type ResultType } from '@alms/lis-domain/catalogue';

/** What of an interval row its figures depend on. */
export type IntervalLimits = Pick<RangeRow, 'low' | 'high' | 'low_op' | 'high_op' | 'text'>;

/**
 * An interval in figures: `3.5–5.1`, `≥ 60`, `< 200`, of titers `< 1:40`, or the expected answer of a test without numbers. The operators of a row say what
 * falls *outside*, so they are turned around here: outside when `>` 200 means up to and including 200.
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
