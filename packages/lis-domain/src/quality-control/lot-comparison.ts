import { absoluteDecimal, compareDecimals, subtractDecimals } from '../catalogue/decimal.ts';
import { allowedAt, type AllowableError } from './allowable-error.ts';

/** One patient specimen measured with both lots, as decimal texts in the unit of the test. */
export interface LotPair {
  specimen: string;
  current: string;
  candidate: string;
}

/** Allowable difference of two lots: absolute, in percent of the current lot, or the larger. */
export type AllowableDifference = Pick<AllowableError, 'absolute' | 'percent'>;

/**
 * Minimum number of patient specimens. In CLSI EP26 the number follows from the imprecision of the
 * method; this comparison is simplified and requires at least five.
 */
export const MIN_PAIRS = 5;
export const MAX_PAIRS = 40;

export const lotVerdicts = ['accept', 'reject', 'not_enough'] as const;
export type LotVerdict = (typeof lotVerdicts)[number];

export interface ComparedPair extends LotPair {
  /** New lot minus current lot. */
  difference: string;
  /** Null without an allowable difference. */
  allowed: string | null;
  within: boolean;
}

export interface LotComparisonFigures {
  pairs: ComparedPair[];
  outside: number;
  /** Mean difference; null without pairs. */
  mean_difference: number | null;
  /** Mean difference in percent of the mean of the current lot; null if that is 0. */
  mean_percent: number | null;
  verdict: LotVerdict;
}

/**
 * Compares a new reagent lot with the current one on patient specimens. Simplified from CLSI EP26:
 * the new lot is acceptable when every specimen differs by no more than the allowable difference,
 * so that opposite shifts at low and high values do not cancel. The verdict is a proposal.
 */
export function compareLots(
  pairs: readonly LotPair[],
  allowable: AllowableDifference,
): LotComparisonFigures {
  const limit = { ...allowable, unit: null, low: null, high: null };
  const compared = pairs.map((pair): ComparedPair => {
    const difference = subtractDecimals(pair.candidate, pair.current);
    const allowed = allowedAt(limit, pair.current);
    const within = allowed !== null && compareDecimals(absoluteDecimal(difference), allowed) <= 0;
    return { ...pair, difference, allowed, within };
  });
  const n = compared.length;
  const outside = compared.filter(({ within }) => !within).length;
  const mean = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + Number(text), 0) / texts.length;
  const mean_difference = n === 0 ? null : mean(compared.map(({ difference }) => difference));
  const base = n === 0 ? 0 : mean(compared.map(({ current }) => current));
  const verdict = outside > 0 ? 'reject' : 'accept';
  return {
    pairs: compared,
    outside,
    mean_difference,
    mean_percent:
      mean_difference === null || base === 0 ? null : (100 * mean_difference) / Math.abs(base),
    verdict: n < MIN_PAIRS ? 'not_enough' : verdict,
  };
}

export const lotDecisions = ['accepted', 'rejected'] as const;
export type LotDecision = (typeof lotDecisions)[number];

/** Returns the reason a decision is refused, if any: too few specimens accept no lot. */
export function refusesDecision(
  decision: LotDecision,
  { verdict }: Pick<LotComparisonFigures, 'verdict'>,
): 'lot_comparison_incomplete' | undefined {
  return decision === 'accepted' && verdict === 'not_enough'
    ? 'lot_comparison_incomplete'
    : undefined;
}
