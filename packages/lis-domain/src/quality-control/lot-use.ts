/** Period in which a lot is in use on an instrument; voided ones do not count. */
export interface LotPeriod {
  started_at: string;
  /** Null while it is in use. */
  ended_at: string | null;
  voided: boolean;
}

const from = ({ started_at }: LotPeriod) => Date.parse(started_at);
const to = ({ ended_at }: LotPeriod) => (ended_at === null ? Infinity : Date.parse(ended_at));

/** Returns whether a lot was in use at a time. A lot taken out of use at that time was not. */
export function isInUse(use: LotPeriod, at: string): boolean {
  const time = Date.parse(at);
  return !use.voided && from(use) <= time && time < to(use);
}

/**
 * Returns whether two periods share a time. Two lots of one product are never in use for one test
 * of an instrument at a time: the lot of a result would be unknown (ISO 15189:2022 6.6.7).
 */
export function usesOverlap(one: LotPeriod, other: LotPeriod): boolean {
  return !one.voided && !other.voided && from(one) < to(other) && from(other) < to(one);
}

/** What is known of a test on an instrument before a reagent lot is put into use for it. */
export interface LotHistory {
  /** Another lot of the product was in use for the test on the instrument. */
  usedOther: boolean;
  /** This lot was. */
  usedThis: boolean;
  /** A comparison of this lot for the test on the instrument was accepted. */
  accepted: boolean;
}

/**
 * Returns whether a new reagent lot lacks a lot comparison for a test (ISO 15189:2022 6.6.3; CLSI
 * EP26: a new lot is compared with the current one before use). The first lot of a product has
 * nothing to be compared with, and a lot that was in use before is not new.
 */
export function lacksComparison({ usedOther, usedThis, accepted }: LotHistory): boolean {
  return usedOther && !usedThis && !accepted;
}
