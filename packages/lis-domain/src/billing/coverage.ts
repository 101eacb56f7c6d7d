import type { PayerId } from './payer-id.ts';
import { comparedIdentifier } from '../patients/identifier.schema.ts';

/** Inclusive days of the facility’s calendar; null: no start date, or no end date. */
interface Validity {
  valid_from: string | null;
  valid_to: string | null;
}

interface PayerCoverage extends Validity {
  payer: { id: PayerId; active: boolean };
  policy_number: string;
}

/** Status of a coverage on a given day. */
export const coverageStates = ['valid', 'ended', 'to_come'] as const;
export type CoverageState = (typeof coverageStates)[number];

/**
 * Returns the status of a coverage on a day of the facility’s calendar. The first and last day are
 * inclusive; null means no start or no end.
 */
export function coverageState({ valid_from, valid_to }: Validity, day: string): CoverageState {
  if (valid_to !== null && valid_to < day) return 'ended';
  return valid_from !== null && valid_from > day ? 'to_come' : 'valid';
}

/** Identity of a policy, independent of how its number was typed. */
const policyOf = ({
  payer_id,
  policy_number,
}: {
  payer_id: string;
  policy_number: string;
}): string =>
  JSON.stringify([payer_id, comparedIdentifier({ value: policy_number, issuer: '' }).value]);

/**
 * Returns the index of the first coverage under the same policy as an earlier one; -1 if there is
 * none.
 */
export function duplicateCoverage(
  coverages: readonly { payer_id: string; policy_number: string }[],
): number {
  const policies = coverages.map(policyOf);
  return policies.findIndex((policy, index) => policies.indexOf(policy) !== index);
}

/**
 * Returns the coverage that can pay for an order of this day: valid on the day, under an active
 * payer, and each policy once even if merged records repeat it.
 */
export function payingCoverages<Coverage extends PayerCoverage>(
  coverages: readonly Coverage[],
  day: string,
): Coverage[] {
  const valid = coverages.filter(
    (coverage) => coverage.payer.active && coverageState(coverage, day) === 'valid',
  );
  const policies = valid.map(({ payer, policy_number }) =>
    policyOf({ payer_id: payer.id, policy_number }),
  );
  return valid.filter((_, index) => policies.indexOf(policies[index] ?? '') === index);
}
