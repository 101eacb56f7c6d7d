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
